import { sniffFormat, type FormatId } from '#formats/formats.ts';
import type { TakenFile } from './take-files.ts';

/**
 * Passes files that a tool does not work on, but one of its options takes, to the control of that option, if they were
 * dropped together. Returns the others.
 */
export async function takeForOptions(
  form: HTMLFormElement,
  files: TakenFile[],
  accepts: readonly FormatId[],
): Promise<TakenFile[]> {
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.matches('[data-accepts]:enabled'),
  );
  const others: TakenFile[] = [];
  const found = new Map<HTMLInputElement, File[]>();
  for (const taken of files) {
    // The row of an unreadable file explains it.
    const format = await sniffFormat(taken.file).catch(() => undefined);
    const control = controls.find(({ dataset }) => format && dataset['accepts']?.split(' ').includes(format));
    if (!format || !control || accepts.includes(format)) others.push(taken);
    else found.set(control, [...(found.get(control) ?? []), taken.file]);
  }
  for (const [control, given] of found) {
    const transfer = new DataTransfer();
    const before = control.multiple ? [...(control.files ?? [])] : [];
    for (const file of control.multiple ? [...before, ...given] : given.slice(-1)) transfer.items.add(file);
    control.files = transfer.files;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return others;
}
