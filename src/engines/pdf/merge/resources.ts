import type { Copier } from '../copy/copier.ts';
import { categories } from '../copy/drawn-resources.ts';

/** Adds rules that remove resources which only pages that are not selected draw. */
export function addResourceRules(copier: Copier) {
  const resources = copier.selection?.resources;
  if (!resources) return;
  for (const category of categories) {
    copier.rules.set(category, (value, dict) => copier.copy(resources.prune(category, value, dict)));
  }
}
