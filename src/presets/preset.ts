import type { RecipePage } from '#recipes/with-recipe.ts';

/** A page for one purpose. */
export interface Preset extends RecipePage {
  /** The size that results stay below, in bytes. */
  bytes?: number;
}
