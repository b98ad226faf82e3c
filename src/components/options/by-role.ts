import type { Role } from '#options/roles.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** A radio button that is not checked. */
const other = '[type=radio]:not(:checked)';

/**
 * The control that holds the value of the option with this role, if the tool that `element` belongs to has one. On a
 * page with several tools, each is a step.
 */
export const byRole = (element: Element, role: Role): Control | null =>
  element.closest('[data-step], file-tool')?.querySelector<Control>(`[data-role=${role}]:not(${other})`) ?? null;

/** All controls of the options with these roles, including every radio button. */
export const controlsIn = (element: Element, roles: readonly Role[]): Control[] =>
  roles.flatMap((role) => [
    ...(element.closest('[data-step], file-tool')?.querySelectorAll<Control>(`[data-role=${role}]`) ?? []),
  ]);

/** Like `byRole`, unless other options keep this one from counting. */
export function countingByRole(element: Element, role: Role): Control | null {
  const control = byRole(element, role);
  return control?.closest('[data-when][hidden]') ? null : control;
}
