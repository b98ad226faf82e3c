import * as v from 'valibot';
import type { FormatId } from '#formats/formats.ts';
import type { Job, Output } from '#jobs/contract/job.ts';
import type { Tool } from '#tool.ts';
import { BatchChange } from '../batch/batch-change.ts';
import type { Batch } from '../batch/batch.ts';
import { nameResults } from '../batch/name-results.ts';
import { newTask, type Entry } from '../batch/entry.ts';
import { choicesOf, isControl, tellChanged } from '../options/control-state.ts';
import { setFormValues } from '../options/form-values.ts';
import { readOptions } from '../options/read-options.ts';
import { elementIn } from './element-in.ts';
import { LiveResult } from './live-result.ts';

/** The formats that an image can be converted to, and the job for each, with the other options unchanged. */
export interface FormatChoices {
  formats: readonly FormatId[];
  jobOf(format: FormatId): Job | undefined;
}

/** Someone chose a format whose result already exists. */
export interface ChosenFormat {
  entry: Entry;
  format: FormatId;
  outputs: Output[];
}

/** The formats that most people want for images, the slowest last. */
const common: readonly FormatId[] = ['jpeg', 'webp', 'png', 'avif'];

/** Undefined if the tool does not let people choose the format of images. */
function formatChoices(form: HTMLFormElement, tool: Tool): FormatChoices | undefined {
  const values = new Set(choicesOf(form, 'format'));
  const formats = common.filter((format) => values.has(format));
  const jobOf = (format: FormatId) => {
    const options = v.safeParse(tool.options, { ...readOptions(form), format });
    return options.success ? tool.job(options.output) : undefined;
  };
  if (tool.family !== 'image' || tool.batch === 'all' || formats.length < 2) return undefined;
  return { formats, jobOf };
}

/** Sets the option, and uses the existing result: nothing is processed twice. */
function chooseFormat(form: HTMLFormElement, batch: Batch, { entry, format, outputs }: ChosenFormat) {
  setFormValues(form, { format });
  // Fires the events of a manual choice: results made with another value are dropped.
  tellChanged([...form.elements].filter(isControl).filter(({ name }) => name === 'format'));
  entry.task = { ...newTask(), state: 'done', outputs: nameResults(outputs, batch) };
  batch.dispatchEvent(new BatchChange([entry]));
}

/**
 * Lets people choose the format of an existing result, and makes results follow the options.
 *
 * @param run does the work with the current options.
 */
export function followChoices(page: HTMLElement, tool: Tool, batch: Batch, run: () => void) {
  const form = elementIn(page, 'form', HTMLFormElement);
  const live = new LiveResult(tool, batch, run);
  page.addEventListener('choose-format', ({ detail }) => {
    chooseFormat(form, batch, detail);
    live.stop();
  });
  return { choices: formatChoices(form, tool), live };
}
