/** Why the recipe in an address is not used. */
export type RecipeProblem =
  | { why: 'unreadable' | 'unknown-option' | 'twice' | 'newer' | 'unknown-step' | 'too-many-steps' }
  | { why: 'bad-value'; /** The title of the option. */ option: string };
