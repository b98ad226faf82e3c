import type { Dict, PdfObject } from '#containers/pdf/objects.ts';
import type { Copier, Rule } from './copier.ts';

/** Returns a rule for `K` that removes references to deleted annotations. */
export function withoutObjects(copier: Copier, gone: ReadonlySet<Dict>): Rule {
  const { document } = copier;
  const leadsToGone = (kid: PdfObject): boolean => {
    const target = document.dict(document.dict(kid)?.get('Obj'));
    return target !== undefined && gone.has(target);
  };
  return (value) => {
    const kids = document.resolve(value);
    if (Array.isArray(kids)) return copier.copy(kids.filter((kid) => !leadsToGone(kid)));
    return leadsToGone(value) ? undefined : copier.copy(value);
  };
}
