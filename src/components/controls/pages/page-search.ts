import type { PdfSearch } from '#jobs/contract/pdf-edits.ts';
import { personalDataKinds } from '#personal-data/kinds.ts';
import { byRole } from '../../options/by-role.ts';

const isOn = (control: HTMLInputElement | HTMLSelectElement | null) =>
  control instanceof HTMLInputElement && control.checked;

/** What a form searches for on pages, if anything. Matches to keep are included, so that they can be chosen again. */
export function searchOf(element: Element): PdfSearch | undefined {
  const words = (byRole(element, 'words')?.value ?? '')
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const kinds = personalDataKinds.filter((kind) => isOn(byRole(element, kind)));
  const expression = byRole(element, 'expression')?.value ?? '';
  if (words.length === 0 && kinds.length === 0 && expression === '') return undefined;
  return { words, kinds, expression, kept: [] };
}

/** The matches to keep. */
export function kept(element: Element): readonly string[] {
  const value = byRole(element, 'kept')?.value;
  // Written by `keep`, or the page's own default.
  return value ? (JSON.parse(value) as string[]) : [];
}

/** Keeps a text, or has it removed with the others. */
export function keep(element: Element, text: string, isKept: boolean) {
  const control = byRole(element, 'kept');
  if (!control) return;
  const others = kept(element).filter((each) => each !== text);
  control.value = JSON.stringify(isKept ? [...others, text] : others);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
