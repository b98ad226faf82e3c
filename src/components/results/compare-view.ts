import { html, nothing } from 'lit';
import { formats } from '#formats/formats.ts';
import type { Job } from '#jobs/contract/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { clockTime } from '#wording/times.ts';
import { describeChange, describeSize } from '#wording/amounts.ts';
import { PicturePair } from '../sheet/picture-pair.ts';
import type { Side } from '../sheet/file-pair.ts';
import { problemOf } from '../problem.ts';
import { compareWords } from '#words/compare.ts';
import type { EventOn } from '../event-on.ts';
import { reactive } from '../light-element.ts';

/** For recordings: the time of the frame shown first, the duration, and the duration of a frame. In seconds. */
export interface Moments {
  first: number;
  end: number;
  step: number;
}

/** How long two pictures stay while others load, in milliseconds: a gap between them would hide small differences. */
const patience = 150;

/**
 * Compares an image before and after, across the whole page. For recordings, it compares the same frame of both, which
 * can be chosen. With more than two files, any two can be chosen.
 *
 * @param files the original first, then its result.
 */
export function openCompare(files: readonly File[], moments?: Moments) {
  const dialog = document.createElement('dialog');
  dialog.className = 'compare';
  const [original, result] = files;
  dialog.ariaLabel = files.length > 2 ? compareWords.titleOfSeveral : compareWords.title(result?.name ?? '');
  const pair = new ComparedFiles();
  dialog.append(Object.assign(pair, { files, original, result, moments, at: moments?.first ?? 0 }));
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  void pair.updateComplete.then(() => pair.querySelector<HTMLInputElement>('.divider')?.focus());
}

class ComparedFiles extends PicturePair {
  static override properties = reactive<ComparedFiles>('files', 'moments', 'at');
  declare files: readonly File[];
  declare moments: Moments | undefined;
  /** The time of the frame that is chosen, in seconds. */
  declare at: number;
  protected override readonly fills = true;
  override problem = compareWords.opening;
  #frames: Promise<readonly Blob[] | string> = Promise.resolve([]);

  protected override async load(before: File, after: File, signal: AbortSignal) {
    // Of several frames that are asked for while one is drawn, only the last counts.
    if (this.moments)
      return (this.#frames = this.#frames.then(() => (signal.aborted ? [] : framesAt(this.at, [before, after]))));
    // The previous pictures would pass for those that are now named.
    const wait = setTimeout(() => signal.aborted || this.forget(compareWords.opening), patience);
    const pictures = await super.load(before, after, signal);
    clearTimeout(wait);
    return pictures;
  }

  protected override nameOf(side: Side) {
    const file = side === 'before' ? this.original : this.result;
    return this.files.length > 2 ? this.#nameOf(file) : super.nameOf(side);
  }

  #nameOf(file: File): string {
    if (file === this.files[0]) return compareWords.original;
    return Object.values(formats).find(({ mimeType }) => mimeType === file.type)?.name ?? file.name;
  }

  readonly #pick = ({ type, currentTarget }: EventOn<HTMLInputElement>) => {
    this.at = currentTarget.valueAsNumber;
    if (type === 'change') this.reload();
  };

  protected override below() {
    const { moments, original, result } = this;
    return html`<div class="bar">
      ${
        moments
          ? html`<label class="frame">
              ${compareWords.frame}
              <input
                type="range"
                min="0"
                max=${moments.end}
                step=${moments.step}
                value=${moments.first}
                @input=${this.#pick}
                @change=${this.#pick}
              />
              <output class="moment">${clockTime(this.at)}</output>
            </label>`
          : nothing
      }
      ${this.files.length > 2 ? [this.#choice('original', 'result', 0), this.#choice('result', 'original', 1)] : nothing}
      <span>${describeChange(original.size, result.size)}</span>
      <button type="button" @click=${() => this.closest('dialog')?.close()}>${compareWords.close}</button>
    </div>`;
  }

  /** Chooses the file on one side. The one on the other side cannot be chosen. */
  #choice(side: 'original' | 'result', other: 'original' | 'result', index: 0 | 1) {
    const choose = ({ currentTarget }: EventOn<HTMLSelectElement>) =>
      (this[side] = this.files[Number(currentTarget.value)] ?? this[side]);
    return html`<select aria-label=${compareWords.side[index]} @change=${choose}>
      ${this.files.map(
        (file, place) =>
          html`<option value=${place} ?selected=${file === this[side]} ?disabled=${file === this[other]}>
            ${compareWords.choice(this.#nameOf(file), describeSize(file.size))}
          </option>`,
      )}
    </select>`;
  }
}

/** Draws the same frame of recordings, as lossless images; returns in words why that is impossible. */
async function framesAt(seconds: number, files: readonly File[]): Promise<readonly Blob[] | string> {
  const job: Job = { engine: 'media', operation: { type: 'frames', which: { type: 'at', seconds }, format: 'png' } };
  try {
    const outputs = await Promise.all(files.map((file) => runJob(job, [file], { isLook: true })));
    return outputs.flatMap(([output]) => (output ? [output.file] : []));
  } catch (error) {
    return problemOf(error).title;
  }
}

customElements.define('compared-files', ComparedFiles);
