import type { Copier, Rule } from '../copy/copier.ts';
import { isDict, type PdfObject } from '../../../containers/pdf/objects.ts';

/** Returns rules that remove scripts (ISO 32000-2, 12.6.4.17), whatever triggers them. */
export function scriptRules(copier: Copier): [string, Rule][] {
  const { document } = copier;
  const isScript = (action: PdfObject) => document.name(document.dict(action)?.get('S')) === 'JavaScript';
  const leave: Rule = (value) => {
    const actions = document.resolve(value);
    if (Array.isArray(actions)) return copier.copy(actions.filter((action) => !isScript(action)));
    return isScript(value) ? undefined : copier.copy(value);
  };
  const leaveAll: Rule = (value) => {
    const actions = document.resolve(value);
    if (!isDict(actions)) return undefined;
    const left = [...actions].filter(([, action]) => !isScript(action));
    return left.length > 0 ? copier.copy(new Map(left)) : undefined;
  };
  return [
    ['A', leave],
    ['OpenAction', leave],
    ['Next', leave],
    ['AA', leaveAll],
    ['JS', () => undefined],
  ];
}
