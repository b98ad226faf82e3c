import type { PropertyValues } from 'lit';
import { LitElement } from 'lit';
import { asJobError } from '../errors.ts';
import type { Entry } from './batch.ts';
import { previewOf } from './preview.ts';

/** What is set on a picture: shows one of the page's files, the first to begin with. */
export abstract class StagedPicture extends LitElement {
  static override properties = {
    entries: { attribute: false },
    index: { state: true },
    address: { state: true },
    problem: { state: true },
  };
  declare entries: readonly Entry[];
  declare index: number;
  /** Of the picture, once it is there. */
  declare address: string | undefined;
  /** Why it cannot be shown. */
  declare problem: string | undefined;
  shown: Entry | undefined;
  /** Whether its picture has been asked for. */
  #opened = false;

  constructor() {
    super();
    this.entries = [];
    this.index = 0;
  }

  // In the page's own tree, so that its styles, labels and icons reach it.
  override createRenderRoot() {
    return this;
  }

  /** The control that holds the option's value. */
  get input(): HTMLInputElement {
    return this.previousElementSibling as HTMLInputElement;
  }

  /** Of the picture that is shown, in pixels. */
  get size(): { width: number; height: number } {
    const { facts } = this.shown ?? {};
    if (facts?.kind === 'media' && facts.video) return facts.video;
    if (facts?.kind === 'document' && facts.size) return facts.size;
    return facts?.kind === 'image' ? facts : { width: 1, height: 1 };
  }

  /** Tells the page that the value stays as it is now. */
  settle() {
    this.input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  override willUpdate(changed: PropertyValues<this>) {
    // The others come and go around the picture that is shown.
    const place = this.shown && changed.has('entries') ? this.entries.indexOf(this.shown) : -1;
    this.index = place >= 0 ? place : Math.max(0, Math.min(this.index, this.entries.length - 1));
    const entry = this.entries[this.index];
    if (entry !== this.shown) {
      this.shown = entry;
      this.#opened = false;
      this.address = undefined;
      this.problem = undefined;
    }
    if (!entry || this.#opened || entry.header !== 'read') return;
    this.#opened = true;
    void this.#show(entry);
  }

  async #show(entry: Entry) {
    try {
      const address = await previewOf(entry);
      if (entry === this.shown) this.address = address;
    } catch (error) {
      const { message, hint } = asJobError(error);
      if (entry === this.shown) this.problem = `${message} ${hint}`;
    }
  }
}
