import { html } from 'lit';
import { pageListPattern, parsePageList } from '#options/page-list.ts';
import { rowWords as words } from '#words/rows.ts';
import type { Entry } from '../batch/entry.ts';
import { pagesOf } from './entry-pages.ts';
import { none } from '../controls/pages/page-order.ts';
import type { EventOn } from '../event-on.ts';

/** The wanted pages of a file: a field in its row. The board, if unfolded, shows the same. */
export const pagesField = (entry: Entry) =>
  html`<label class="pages"
    >${words.pages.label}
    <input
      aria-label=${words.pages.of(entry.path)}
      placeholder=${words.pages.all}
      autocapitalize="off"
      autocomplete="off"
      spellcheck="false"
      .value=${entry.pages ?? ''}
      @change=${({ currentTarget }: EventOn<HTMLInputElement>) => take(entry, currentTarget)}
    />
  </label>`;

function take(entry: Entry, input: HTMLInputElement) {
  const list = input.value.trim();
  input.setCustomValidity(list === none ? '' : problemOf(list, pagesOf(entry)));
  if (!input.reportValidity()) return;
  entry.pages = list;
  input.dispatchEvent(new CustomEvent('pages', { detail: entry, bubbles: true }));
}

/** Empty if there is none. */
function problemOf(list: string, pages: number): string {
  const ranges = pageListPattern.test(list) ? parsePageList(list) : undefined;
  if (!ranges || ranges.some(({ file }) => file !== undefined)) return words.pages.how;
  const isMissing = ranges.some(({ from, to }) => Math.max(from, to) > pages);
  return isMissing ? words.pages.missing(pages) : '';
}
