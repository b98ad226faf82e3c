import { html, nothing } from 'lit';
import type { Output } from '#jobs/contract/job.ts';
import { icon } from '../site/icon.ts';
import { sheetWords } from '#words/sheet.ts';

type Side = 'before' | 'after';

/** Buttons for which of the two is on the sheet. */
export const sideButtons = (side: Side, onSide: (side: Side) => void) =>
  html`<div class="sides" role="group" aria-label=${sheetWords.sides} title=${sheetWords.key('b')}>
    ${(['before', 'after'] as const).map(
      (one) =>
        html`<button type="button" aria-pressed=${side === one} @click=${() => onSide(one)}>
          ${sheetWords[one]}
        </button>`,
    )}
  </div>`;

type Against = 'original' | 'previous';

/** Buttons for what a result is compared with. */
export const againstButtons = (against: Against, onAgainst: (against: Against) => void) =>
  html`<div class="sides" role="group" aria-label=${sheetWords.against}>
    <span aria-hidden="true">${sheetWords.against}</span>
    ${(['original', 'previous'] as const).map(
      (one) =>
        html`<button type="button" aria-pressed=${against === one} @click=${() => onAgainst(one)}>
          ${sheetWords[one]}
        </button>`,
    )}
  </div>`;

/** A pager for results, if there are several. */
export const outputPager = (outputs: readonly Output[], index: number, onIndex: (index: number) => void) =>
  outputs.length < 2
    ? nothing
    : pager(sheetWords.result(index + 1, outputs.length, outputs[index]?.file.name ?? ''), {
        labels: [sheetWords.previousResult, sheetWords.nextResult],
        isFirst: index === 0,
        isLast: index === outputs.length - 1,
        onTurn: (by) => onIndex(index + by),
      });

/** @param words the current position. */
export const pager = (
  words: string,
  {
    labels: [before, next],
    isFirst,
    isLast,
    onTurn,
    more,
  }: {
    labels: readonly [string, string];
    isFirst: boolean;
    isLast: boolean;
    onTurn(by: 1 | -1): void;
    /** Further controls. Default nothing. */
    more?: unknown;
  },
) =>
  html`<div class="turn">
    <button type="button" aria-label=${before} aria-disabled=${isFirst} @click=${() => isFirst || onTurn(-1)}>
      ${icon('previous')}
    </button>
    <span>${words}</span>
    <button type="button" aria-label=${next} aria-disabled=${isLast} @click=${() => isLast || onTurn(1)}>
      ${icon('next')}
    </button>
    ${more ?? nothing}
  </div>`;
