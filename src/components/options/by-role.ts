import type { Role } from '../../options/roles.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** What holds the value of the option with this role, if the tool that `element` belongs to has one; on a page with several, each is a step. */
export const byRole = (element: Element, role: Role): Control | null =>
  element.closest('[data-step], file-tool')?.querySelector<Control>(`[data-role=${role}]`) ?? null;

/** As `byRole`, unless what others say keeps the option from counting. */
export function countingByRole(element: Element, role: Role): Control | null {
  const control = byRole(element, role);
  return control?.closest('[data-when][hidden]') ? null : control;
}
