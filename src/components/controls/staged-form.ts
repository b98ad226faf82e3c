import type { PropertyValues } from 'lit';
import { LitElement } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { describeProblem } from '../../words/problem.ts';

/** A control that works on one of the page's files, initially the first. Its value is in the hidden input before it. */
export abstract class StagedForm<Answer> extends LitElement {
  static override properties = {
    entries: { attribute: false },
    index: { state: true },
    answer: { state: true },
    problem: { state: true },
  };
  declare entries: readonly Entry[];
  declare index: number;
  /** What was read from the file, once it is there. */
  declare answer: Answer | undefined;
  /** Why it cannot be read. */
  declare problem: string | undefined;
  shown: Entry | undefined;
  #asked = false;

  constructor() {
    super();
    this.entries = [];
    this.index = 0;
  }

  // Renders into the light DOM, so that the page's styles, labels and icons apply.
  override createRenderRoot() {
    return this;
  }

  protected abstract ask(entry: Entry): Promise<Answer>;

  /** Whether what is asked about a file can be answered. */
  protected isReadable({ header }: Entry): boolean {
    return header === 'read';
  }

  /** The input that holds the option's value. */
  get input(): HTMLInputElement {
    const input = this.previousElementSibling;
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field before the control');
    return input;
  }

  /** Sets the value, if given, and fires `change`, because the value is final. */
  settle(value?: unknown) {
    if (value !== undefined) this.input.value = JSON.stringify(value);
    this.input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  override willUpdate(changed: PropertyValues<this>) {
    // Other files may come and go around the shown one.
    const place = this.shown && changed.has('entries') ? this.entries.indexOf(this.shown) : -1;
    this.index = place >= 0 ? place : Math.max(0, Math.min(this.index, this.entries.length - 1));
    const entry = this.entries[this.index];
    if (entry !== this.shown) {
      this.shown = entry;
      this.#asked = false;
      this.answer = undefined;
      this.problem = undefined;
    }
    if (!entry || this.#asked || !this.isReadable(entry)) return;
    this.#asked = true;
    void this.#ask(entry);
  }

  async #ask(entry: Entry) {
    try {
      const answer = await this.ask(entry);
      if (entry === this.shown) this.answer = answer;
    } catch (error) {
      if (entry === this.shown) this.problem = describeProblem(error);
    }
  }
}
