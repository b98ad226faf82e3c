import { timeListPattern, parseTimeList } from '#options/time-list.ts';
import type { Entry } from '../batch/entry.ts';
import { tellRows } from './tell-rows.ts';
import { isAnimation } from './time-field.ts';

/**
 * Synchronizes the list of times in the text field before it with the times in the rows of files. The times move with
 * their files.
 */
class EntryTimes extends HTMLElement {
  #entries: readonly Entry[] = [];
  #print = '';

  connectedCallback() {
    this.#input.addEventListener('change', () => this.#read());
    this.closest('file-tool')?.addEventListener('time', () => this.#write());
    // A property that the page set before this script loaded hides the setter.
    if (!Object.hasOwn(this, 'entries')) return;
    // Its class has only the setter.
    const { entries } = this as { entries: readonly Entry[] };
    Reflect.deleteProperty(this, 'entries');
    this.entries = entries;
  }

  get #input(): HTMLInputElement {
    const input = this.previousElementSibling;
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field before the control');
    return input;
  }

  /** Set again whenever anything about the work changes. */
  set entries(entries: readonly Entry[]) {
    const print = entries.map((entry) => `${entry.id}${isAnimation(entry)}`).join();
    if (print === this.#print) return;
    // Times typed before there were files are for these files.
    const isTheirs = this.#entries.length === 0 && this.#input.value !== '';
    this.#print = print;
    this.#entries = entries;
    if (isTheirs || entries.every(({ time }) => time === undefined)) this.#read();
    else this.#write();
  }

  #read() {
    if (!timeListPattern.test(this.#input.value)) return;
    const times = parseTimeList(this.#input.value);
    for (const [place, entry] of this.#entries.entries()) {
      const time = times[place];
      if (time === undefined) delete entry.time;
      else entry.time = String(time);
    }
    tellRows(this, this.#entries);
  }

  #write() {
    const times = this.#entries.map((entry) => (isAnimation(entry) ? '' : (entry.time ?? '')));
    const value = times.join(', ').replace(/[\s,]+$/, '');
    if (value === this.#input.value) return;
    this.#input.value = value;
    this.#input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

customElements.define('entry-times', EntryTimes);
