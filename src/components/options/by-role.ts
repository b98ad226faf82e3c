import type { Role } from '../../options/roles.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** One of several buttons that are one control, and not the one that is pressed. */
const other = '[type=radio]:not(:checked)';

/** What holds the value of the option with this role, if the tool that `element` belongs to has one; on a page with several, each is a step. */
export const byRole = (element: Element, role: Role): Control | null =>
  element.closest('[data-step], file-tool')?.querySelector<Control>(`[data-role=${role}]:not(${other})`) ?? null;

/** All that holds the values of the options with these roles, each of several buttons too. */
export const controlsIn = (element: Element, roles: readonly Role[]): Control[] =>
  roles.flatMap((role) => [
    ...(element.closest('[data-step], file-tool')?.querySelectorAll<Control>(`[data-role=${role}]`) ?? []),
  ]);

/** As `byRole`, unless what others say keeps the option from counting. */
export function countingByRole(element: Element, role: Role): Control | null {
  const control = byRole(element, role);
  return control?.closest('[data-when][hidden]') ? null : control;
}
