import { html } from 'lit';
import { fieldsWords as words } from '../../../words/en/controls/pdf-fields.ts';
import { describeProblem } from '../../../words/problem.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import { goOn } from '../../files/hand-over.ts';
import { icon } from '../../site/icon.ts';

/** A button that opens the tool for writing on pages with a file. */
export function offerWriting({ file, path, onDisk }: Entry) {
  const write = async ({ currentTarget }: EventOn<HTMLElement>) => {
    try {
      await goOn('write-on-pdf', [{ file, path, ...(onDisk && { onDisk }) }]);
    } catch (error) {
      currentTarget.dispatchEvent(new CustomEvent('saved', { detail: describeProblem(error), bubbles: true }));
    }
  };
  return html`<p>
    <button type="button" @click=${(event: EventOn<HTMLElement>) => void write(event)}>
      ${words.write} ${icon('next')}
    </button>
  </p>`;
}
