import { html, nothing } from 'lit';
import { pagesWords } from '#words/controls/pages.ts';
import { icon } from '../../site/icon.ts';
import { typedButton } from '../typed-list.ts';
import { undoButton } from '../undo-button.ts';
import type { PageChange } from './page-keys.ts';

/** What the buttons of a board change. */
export interface BoardChanges {
  onChange(change: PageChange): void;
  canUndo: boolean;
  onUndo(): void;
}

interface Changes extends BoardChanges {
  /** Asks for files whose pages are inserted after the chosen ones. */
  onInsert(): void;
  /** Undefined while all pages are in their original order. */
  onStartOver: (() => void) | undefined;
}

interface Tools {
  board: HTMLElement;
  /** How many pages are chosen, and how many there are. */
  chosen: number;
  pages: number;
  /** Chooses all pages, or none. */
  onChoose(all: boolean): void;
  /** Only if pages can be changed as well as chosen. */
  changes?: Changes;
}

const words = pagesWords.tools;

/** The buttons above a board of pages, which act on the chosen ones. */
export const pageTools = ({ board, chosen, pages, onChoose, changes }: Tools) =>
  html`<div class="tools" role="toolbar" aria-label=${words.bar}>
    <button type="button" @click=${() => onChoose(chosen < pages)}>
      ${chosen < pages ? words.chooseAll : words.chooseNone}
    </button>
    ${changes ? [changeButtons(words, chosen > 0, changes), otherButtons(changes, chosen > 0)] : nothing}
    ${typedButton(board, words.type)}
    <span class="quiet">${words.amount(chosen, pages)}</span>
  </div>`;

interface ButtonWords {
  back: string;
  forward: string;
  duplicate: string;
  delete: string;
  /** Only if tiles can be turned. */
  turnLeft?: string;
  turnRight?: string;
}

/** The buttons that change the chosen tiles of a board, and the one that undoes it. */
export function changeButtons(labels: ButtonWords, hasChosen: boolean, { onChange, canUndo, onUndo }: BoardChanges) {
  const button = (name: Parameters<typeof icon>[0], label: string, change: PageChange) =>
    html`<button
      type="button"
      ?disabled=${!hasChosen}
      title=${label}
      aria-label=${label}
      @click=${() => onChange(change)}
    >
      ${icon(name)}
    </button>`;
  return html`
    ${button('move-left', labels.back, { type: 'carry', by: -1 })}
    ${button('move-right', labels.forward, { type: 'carry', by: 1 })}
    ${labels.turnLeft ? button('turn-left', labels.turnLeft, { type: 'turn', by: 270 }) : nothing}
    ${labels.turnRight ? button('turn-right', labels.turnRight, { type: 'turn', by: 90 }) : nothing}
    ${button('duplicate', labels.duplicate, { type: 'duplicate' })}
    ${button('delete', labels.delete, { type: 'remove' })} ${undoButton(canUndo, onUndo)}
  `;
}

const otherButtons = ({ onInsert, onStartOver }: Changes, hasChosen: boolean) => html`
  ${hasChosen ? html`<button type="button" @click=${onInsert}>${words.insert}</button>` : nothing}
  ${onStartOver ? html`<button type="button" @click=${onStartOver}>${words.startOver}</button>` : nothing}
`;
