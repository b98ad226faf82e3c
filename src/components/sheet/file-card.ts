import { html } from 'lit';
import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';
import { inLine } from '#wording/bidi.ts';
import { describeFacts } from '#words/files.ts';
import { sizeOf, type Entry } from '../batch/entry.ts';
import { kindDrawing } from '../files/kind-drawing.ts';

/** What is known about a file, on the sheet, until there is something to see. @param below further content. */
export function fileCard({ path, format, facts, ...entry }: Entry, below: unknown) {
  const said = [
    ...(format ? [formats[format].name] : []),
    describeSize(sizeOf(entry)),
    ...(facts ? describeFacts(facts) : []),
  ];
  return html`<div class="card">
    ${kindDrawing(format)}
    <p class="name">${path}</p>
    <p class="quiet">${inLine(said)}</p>
    ${below}
  </div>`;
}
