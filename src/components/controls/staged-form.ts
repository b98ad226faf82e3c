import type { PropertyValues } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { sayProblem } from '../say-problem.ts';
import { reactive } from '../light-element.ts';
import { Staged } from './staged.ts';

/** A control that works on one of the page's files, initially the first. Its value is in the hidden input before it. */
export abstract class StagedForm<Answer> extends Staged {
  static override properties = reactive<StagedForm<unknown>>('answer', 'problem');
  /** What was read from the file, once it is there. */
  declare answer: Answer | undefined;
  /** Why it cannot be read. */
  declare problem: string | undefined;
  #asked = false;

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

  /** The option's value: its default, or what a person left who comes back to the page. */
  protected get kept(): unknown {
    return JSON.parse(this.input.value);
  }

  /** Sets the value, if given, and fires `change`, because the value is final. */
  settle(value?: unknown) {
    if (value !== undefined) this.input.value = JSON.stringify(value);
    this.input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
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
      const problem = await sayProblem(error);
      if (entry === this.shown) this.problem = problem;
    }
  }
}
