import { html, nothing } from 'lit';
import { count } from '../words.ts';
import { icon } from './icon.ts';

interface Changes {
  onMove(step: -1 | 1): void;
  onTurn(by: 90 | 270): void;
  onDuplicate(): void;
  onRemove(): void;
  /** Asks for files whose pages come after the chosen ones. */
  onInsert(): void;
  onStartOver(): void;
}

interface Tools {
  /** How many are chosen, and of how many. */
  chosen: number;
  pages: number;
  /** All of them, or none. */
  onChoose(all: boolean): void;
  /** Where pages may not only be chosen. */
  changes?: Changes;
}

/** The buttons above a board of pages; they act on those that are chosen. */
export const pageTools = ({ chosen, pages, onChoose, changes }: Tools) =>
  html`<div class="tools" role="toolbar" aria-label="Chosen pages">
    <button type="button" @click=${() => onChoose(chosen < pages)}>
      ${chosen < pages ? 'Choose all' : 'Choose none'}
    </button>
    ${changes ? buttons(changes, chosen > 0) : nothing}
    <span class="quiet">${chosen > 0 ? `${chosen} of ` : ''}${count(pages, 'page')}${chosen > 0 ? ' chosen' : ''}</span>
  </div>`;

function buttons({ onMove, onTurn, onDuplicate, onRemove, onInsert, onStartOver }: Changes, hasChosen: boolean) {
  const button = (name: Parameters<typeof icon>[0], label: string, act: () => void) =>
    html`<button type="button" ?disabled=${!hasChosen} title=${label} aria-label=${label} @click=${act}>
      ${icon(name)}
    </button>`;
  return html`
    ${button('previous', 'Move back', () => onMove(-1))} ${button('next', 'Move forward', () => onMove(1))}
    ${button('turn-left', 'Turn left', () => onTurn(270))} ${button('turn-right', 'Turn right', () => onTurn(90))}
    ${button('duplicate', 'Duplicate', onDuplicate)} ${button('delete', 'Delete', onRemove)}
    <button type="button" @click=${onInsert}>${hasChosen ? 'Insert after these' : 'Add files'}</button>
    <button type="button" @click=${onStartOver}>Start over</button>
  `;
}
