import type { RecipePage } from '../recipes/with-recipe.ts';

/** A page for one wish. */
export interface Preset extends RecipePage {
  /** The size that results stay under, in bytes. */
  bytes?: number;
}
