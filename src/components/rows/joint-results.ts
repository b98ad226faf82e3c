import { html } from 'lit';
import type { Output } from '#jobs/contract/job.ts';
import { describeNote } from '#words/notes.ts';
import type { TakenFile } from '../files/take-files.ts';
import { filesWithScans, offerReading } from '../results/offer-reading.ts';
import { describeSize } from '#wording/amounts.ts';
import { inLine } from '#wording/bidi.ts';

/** The results of all files together. */
export const jointResults = (outputs: readonly Output[], files: readonly TakenFile[]) =>
  outputs.map(
    ({ file, notes }) =>
      html`<div class="joint">
        <p class="name">${file.name}</p>
        <p>${inLine([describeSize(file.size), notes.map(describeNote).join(' ')].filter(Boolean))}</p>
        ${offerReading(filesWithScans(files, notes))}
      </div>`,
  );
