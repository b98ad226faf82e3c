import type { PropertyValues } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { LightElement, reactive } from '../light-element.ts';

/** A control that works on one of the page's files, initially the first. */
export abstract class Staged extends LightElement {
  static override properties = reactive<Staged>('entries', 'index');
  entries: readonly Entry[] = [];
  index = 0;
  shown: Entry | undefined;

  override willUpdate(changed: PropertyValues<this>) {
    // Other files may come and go around the shown one.
    const place = this.shown && changed.has('entries') ? this.entries.indexOf(this.shown) : -1;
    this.index = place >= 0 ? place : Math.max(0, Math.min(this.index, this.entries.length - 1));
  }
}
