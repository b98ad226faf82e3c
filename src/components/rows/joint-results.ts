import { html } from 'lit';
import { until } from 'lit/directives/until.js';
import type { Output } from '#jobs/contract/job.ts';
import type { TakenFile } from '../files/take-files.ts';
import { filesWithScans, offerReading } from '../results/offer-reading.ts';
import { describeSize } from '#wording/amounts.ts';
import { inLine } from '#wording/bidi.ts';
import { sayNotes } from './said-later.ts';

/** The results of all files together. */
export const jointResults = (outputs: readonly Output[], files: readonly TakenFile[]) =>
  outputs.map(
    ({ file, notes }) =>
      html`<div class="joint">
        <p class="name">${file.name}</p>
        <p>
          ${until(sayNotes(notes).then((said) => inLine([describeSize(file.size), said.join(' ')].filter(Boolean))))}
        </p>
        ${offerReading(filesWithScans(files, notes))}
      </div>`,
  );
