/** Why the recipe of an address is not used. */
export type RecipeProblem =
  | { why: 'unreadable' | 'unknown-option' | 'twice' | 'newer' | 'unknown-step' | 'too-many-steps' }
  | { why: 'bad-value'; /** Its title. */ option: string };
