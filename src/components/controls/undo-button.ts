import { html } from 'lit';
import { undoWords as words } from '#words/controls/undo.ts';
import { icon } from '../site/icon.ts';

/** It stays focusable after the last step, because a disabled button would lose the focus. */
export const undoButton = (canUndo: boolean, onUndo: () => void) =>
  html`<button type="button" aria-disabled=${!canUndo} title=${words.undo} aria-label=${words.undo} @click=${onUndo}>
    ${icon('undo')}
  </button>`;
