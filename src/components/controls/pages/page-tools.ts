import { html, nothing } from 'lit';
import { count } from '../../../words/en/count.ts';
import { icon } from '../../site/icon.ts';
import type { PageChange } from './page-keys.ts';

interface Changes {
  onChange(change: PageChange): void;
  canUndo: boolean;
  onUndo(): void;
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

function buttons({ onChange, canUndo, onUndo, onInsert, onStartOver }: Changes, hasChosen: boolean) {
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
    ${button('previous', 'Move back', { type: 'carry', by: -1 })}
    ${button('next', 'Move forward', { type: 'carry', by: 1 })}
    ${button('turn-left', 'Turn left', { type: 'turn', by: 270 })}
    ${button('turn-right', 'Turn right', { type: 'turn', by: 90 })}
    ${button('duplicate', 'Duplicate', { type: 'duplicate' })} ${button('delete', 'Delete', { type: 'remove' })}
    <button type="button" ?disabled=${!canUndo} title="Undo" aria-label="Undo" @click=${onUndo}>${icon('undo')}</button>
    <button type="button" @click=${onInsert}>${hasChosen ? 'Insert after these' : 'Add files'}</button>
    <button type="button" @click=${onStartOver}>Start over</button>
  `;
}
