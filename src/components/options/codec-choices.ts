import { canWrite, formats } from '#formats/formats.ts';
import { ask } from '#jobs/run-job.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { byRole } from './by-role.ts';
import { codecWords } from '#words/options.ts';

/** The labels as the page has them. */
const labels = new WeakMap<HTMLOptionElement, string>();

/**
 * Disables the choices of codecs that the chosen container cannot hold, or this browser cannot encode. They stay
 * visible.
 */
export async function markCodecs(form: HTMLFormElement) {
  const selects = [...form.querySelectorAll<HTMLSelectElement>('select[data-codec]')];
  if (selects.length === 0) return;
  const { codecs, held } = await encoders();
  const isKnown = (container: string): container is MediaContainer => container in held;
  const container = byRole(form, 'container')?.value ?? '';
  if (!isKnown(container)) return;
  const name = canWrite(container) ? formats[container].name : container;
  for (const select of selects) {
    // The first choice means no preference.
    const [first, ...choices] = select.options;
    for (const choice of choices) {
      const isHeld = held[container].includes(choice.value);
      const isWritten = codecs.some((codec) => codec === choice.value);
      const label = labels.get(choice) ?? choice.text;
      labels.set(choice, label);
      choice.disabled = !isHeld || !isWritten;
      choice.text = isHeld ? (isWritten ? label : codecWords.notWritten(label)) : codecWords.notHeld(label, name);
    }
    if (!select.selectedOptions[0]?.disabled || !first) continue;
    select.value = first.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

let asked: ReturnType<typeof askEncoders> | undefined;
const askEncoders = () => ask('media', { type: 'encoders' });

/** Asks once; but a failure may be temporary, so it is not cached. */
async function encoders() {
  asked ??= askEncoders();
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
