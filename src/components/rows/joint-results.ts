import { html, nothing } from 'lit';
import type { Output } from '../../jobs/contract/job.ts';
import { describeNote } from '../../words/notes.ts';
import { describeSize } from '../../words/amounts.ts';

/** What all files together have become. */
export const jointResults = (outputs: readonly Output[]) =>
  outputs.map(
    ({ file, notes }) =>
      html`<div class="joint held">
        ${
          file.type.startsWith('image/')
            ? html`<img src=${addressOf(file)} alt=${outputs.length === 1 ? 'The result' : file.name} loading="lazy" />`
            : nothing
        }
        <p class="name">${file.name}</p>
        <p>${[describeSize(file.size), ...notes.map(describeNote)].join(' · ')}</p>
      </div>`,
  );

/** As long as the page has the file, it may show it. */
const addresses = new WeakMap<File, string>();
function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
