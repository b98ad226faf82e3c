import { html } from 'lit';
import { formats } from '../../formats/formats.ts';
import { describeSize } from '../../words/amounts.ts';
import { describeFacts } from '../../words/en/files.ts';
import { sizeOf, type Entry } from '../batch/entry.ts';
import { kindIcon } from '../files/kind-icon.ts';

/** What is known about a file, on the sheet, until there is something to see. @param below further content. */
export function fileCard({ path, format, facts, ...entry }: Entry, below: unknown) {
  const said = [
    ...(format ? [formats[format].name] : []),
    describeSize(sizeOf(entry)),
    ...(facts ? describeFacts(facts) : []),
  ];
  return html`<div class="card">
    ${kindIcon(format)}
    <p class="name">${path}</p>
    <p class="quiet">${said.join(' · ')}</p>
    ${below}
  </div>`;
}
