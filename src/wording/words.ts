/** The words of another language: those of English, with the same keys and parameters. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : English extends readonly (infer One)[]
      ? readonly Words<One>[]
      : { readonly [Key in keyof English]: Words<English[Key]> };
