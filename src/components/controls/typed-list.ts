import { html } from 'lit';
import type { EventOn } from '../event-on.ts';
import { elementIn } from '../tool/element-in.ts';

/** The field in which the list of a board can also be typed. It shows itself when what was typed is invalid. */
export function typedInput(board: HTMLElement): HTMLInputElement {
  const input = elementIn(board.parentElement ?? board, ':scope > .typed > input', HTMLInputElement);
  input.addEventListener('invalid', () => (typedOf(board).hidden = false));
  return input;
}

const typedOf = (board: HTMLElement) => elementIn(board.parentElement ?? board, ':scope > .typed', HTMLElement);

/** A button that shows and hides this field. */
export function typedButton(board: HTMLElement, label: string) {
  const turn = ({ currentTarget }: EventOn<HTMLButtonElement>) => {
    const typed = typedOf(board);
    typed.hidden = !typed.hidden;
    currentTarget.ariaExpanded = String(!typed.hidden);
    if (!typed.hidden) typed.querySelector('input')?.focus();
  };
  return html`<button type="button" class="type" aria-expanded="false" @click=${turn}>${label}</button>`;
}
