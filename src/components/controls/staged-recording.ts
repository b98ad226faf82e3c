import { LitElement, type PropertyValues } from 'lit';
import type { MediaFacts } from '../../jobs/contract/facts.ts';
import { ask } from '../../jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { takeRoom } from './take-room.ts';

/** Of the waveform. */
const parts = 600;
/** One step in sound, and in video that does not tell its frame rate. In seconds. */
const soundStep = 0.05;

/** What is set on a recording: shows one of the page's files, the first to begin with. */
export abstract class StagedRecording extends LitElement {
  static override properties = {
    entries: { attribute: false },
    index: { state: true },
    peaks: { state: true },
  };
  declare entries: readonly Entry[];
  declare index: number;
  /** How loud each part of it is. */
  declare peaks: Uint8Array | undefined;
  shown: Entry | undefined;
  /** Of the file, for the browser's own player. */
  address = '';

  constructor() {
    super();
    this.entries = [];
    this.index = 0;
  }

  /** Another file is shown. */
  abstract turned(): void;

  // In the page's own tree, so that its styles, labels and icons reach it.
  override createRenderRoot() {
    return this;
  }

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
    // The others come and go around the file that is shown.
    const place = this.shown && changed.has('entries') ? this.entries.indexOf(this.shown) : -1;
    this.index = place >= 0 ? place : Math.max(0, Math.min(this.index, this.entries.length - 1));
    const entry = this.entries[this.index];
    if (entry?.header !== 'read' || entry === this.shown) return;
    this.shown = entry;
    URL.revokeObjectURL(this.address);
    this.address = URL.createObjectURL(entry.file);
    this.peaks = undefined;
    takeRoom(this, this.facts?.video);
    if (this.facts?.audio?.decodable) void this.#listen(entry);
    this.turned();
  }

  async #listen(entry: Entry) {
    // A waveform is no more than a help: without one the handles work as well.
    const peaks = await ask('media', { type: 'peaks', file: entry.file, count: parts }).catch(() => undefined);
    if (entry === this.shown) this.peaks = peaks;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.address);
    this.address = '';
    this.shown = undefined;
  }
}
