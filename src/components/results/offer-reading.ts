import { nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import { failureOf, type JobError } from '#errors/errors.ts';
import type { Note } from '#jobs/contract/job.ts';
import { goOnButton } from './go-on-button.ts';
import type { TakenFile } from '../files/take-files.ts';

/** A button that opens the OCR tool with these files. Nothing if there are none. */
export const offerReading = (files: readonly TakenFile[]) =>
  files.length === 0
    ? nothing
    : until(import('#words/readings.ts').then(({ readScans }) => goOnButton(readScans, 'ocr-pdf', files)));

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
