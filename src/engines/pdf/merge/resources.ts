import type { Copier } from '../copy/copier.ts';
import { categories } from '../copy/drawn-resources.ts';

/** Of some pages of a document, leaves out of their resources what only the other pages draw. */
export function addResourceRules(copier: Copier) {
  const resources = copier.selection?.resources;
  if (!resources) return;
  for (const category of categories) {
    copier.rules.set(category, (value, dict) => copier.copy(resources.prune(category, value, dict)));
  }
}
