import { html, type PropertyValues } from 'lit';
import type { MediaFacts } from '#jobs/contract/facts.ts';
import type { Job } from '#jobs/contract/job.ts';
import { atLeisure } from '#jobs/at-leisure.ts';
import { ask, runJob } from '#jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { takeRoom } from './take-room.ts';
import { waveform } from './time/waveform.ts';
import { reactive } from '../light-element.ts';
import { Staged } from './staged.ts';

/** How many parts the waveform has. */
const parts = 600;
/** How many frames of a video lie along its line, and their longest side in pixels. */
const strip = { count: 10, longest: 160 };
/** One step in audio, and in video without a known frame rate. In seconds. */
const soundStep = 0.05;

/** A control on a recording, which shows one of the page's files, initially the first. */
export abstract class StagedRecording extends Staged {
  static override properties = reactive<StagedRecording>('peaks', 'frames');
  /** How loud each part is. */
  declare peaks: Uint8Array | undefined;
  /** Whether frames of a video lie along its line. Default false. */
  protected readonly hasFrames: boolean = false;
  /** The addresses of frames along the line. */
  frames: readonly string[] = [];
  /** The address of the file for the browser's own player. */
  address = '';

  /** Called when another file is shown. */
  abstract turned(): void;

  get facts(): MediaFacts | undefined {
    const facts = this.shown?.facts;
    return facts?.kind === 'media' ? facts : undefined;
  }

  /** In seconds. */
  get duration(): number {
    return this.facts?.duration ?? 0;
  }

  /** One frame, in seconds. */
  get step(): number {
    const rate = this.facts?.video?.frameRate;
    return rate && rate > 1 ? 1 / rate : soundStep;
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    const entry = this.entries[this.index];
    if (entry?.header !== 'read' || entry === this.shown) return;
    this.shown = entry;
    URL.revokeObjectURL(this.address);
    this.address = URL.createObjectURL(entry.file);
    this.peaks = undefined;
    takeRoom(this, this.facts?.video);
    this.#setFrames([]);
    void this.#draw(entry);
    this.turned();
  }

  /** The handles work without waveform and frames. */
  async #draw(entry: Entry) {
    const { audio, video } = this.facts ?? {};
    const isWanted = () => entry === this.shown && this.entries.includes(entry);
    if (audio?.decodable) {
      const peaks = await atLeisure('media', isWanted, (signal) =>
        ask('media', { type: 'peaks', file: entry.file, count: parts }, signal),
      );
      if (isWanted()) this.peaks = peaks;
    }
    if (!this.hasFrames || !video?.decodable) return;
    const { count, longest } = strip;
    const job: Job = {
      engine: 'media',
      operation: { type: 'frames', which: { type: 'count', count }, format: 'jpeg', longest },
    };
    const outputs = await atLeisure('media', isWanted, (signal) => runJob(job, [entry.file], { isLook: true, signal }));
    if (isWanted()) this.#setFrames(outputs?.map(({ file }) => URL.createObjectURL(file)) ?? []);
  }

  #setFrames(frames: readonly string[]) {
    this.frames.forEach((address) => URL.revokeObjectURL(address));
    this.frames = frames;
  }

  /** The frames of a video along its line, and how loud it is. */
  protected along() {
    return html`<div class="frames" aria-hidden="true">
        ${this.frames.map((address) => html`<img src=${address} alt="" draggable="false" />`)}
      </div>
      ${waveform(this.peaks)}`;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.address);
    this.address = '';
    this.#setFrames([]);
    this.shown = undefined;
  }
}
