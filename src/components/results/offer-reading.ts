import { html, nothing } from 'lit';
import { failureOf, type JobError } from '../../errors/errors.ts';
import type { Note } from '../../jobs/contract/job.ts';
import { readScans } from '../../words/en/readings.ts';
import { describeProblem } from '../../words/problem.ts';
import type { EventOn } from '../event-on.ts';
import { goOn } from '../files/hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { icon } from '../site/icon.ts';

/** A button that opens the OCR tool with these files. Nothing if there are none. */
export function offerReading(files: readonly TakenFile[]) {
  if (files.length === 0) return nothing;
  const read = async ({ currentTarget }: EventOn<HTMLElement>) => {
    try {
      await goOn(
        'ocr-pdf',
        files.map(({ file, path, onDisk }) => ({ file, path, ...(onDisk && { onDisk }) })),
      );
    } catch (error) {
      currentTarget.dispatchEvent(new CustomEvent('saved', { detail: describeProblem(error), bubbles: true }));
    }
  };
  return html`<button class="read-scans" type="button" @click=${(event: EventOn<HTMLElement>) => void read(event)}>
    ${readScans} ${icon('next')}
  </button>`;
}

/** Whether pages that are images are, or may be, the reason for a failure. */
export function mayBeScans(error: JobError): boolean {
  const { code, facts } = failureOf(error);
  if (code === 'no-text') return true;
  return (code === 'words-not-found' || code === 'no-matches') && facts.scans.length > 0;
}

/** The files whose pages are images, according to the notes of results. */
export const filesWithScans = <Taken extends TakenFile>(files: readonly Taken[], notes: readonly Note[]): Taken[] =>
  files.filter(({ file }) =>
    notes.some(
      (note) =>
        (note.type === 'scanned-pages' && (note.of === undefined || note.of === file.name)) ||
        (note.type === 'seen-in-pictures' && note.hasScan),
    ),
  );
