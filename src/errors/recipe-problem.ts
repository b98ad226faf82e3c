/** Why the recipe of an address is not used. */
export type RecipeProblem =
  { why: 'unreadable' | 'unknown-option' | 'twice' | 'newer' } | { why: 'bad-value'; /** Its title. */ option: string };
