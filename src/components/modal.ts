import { html, type TemplateResult } from 'lit';
import { icon } from './site/icon.ts';

/** Makes a dialog that closes when somebody presses beside it, and is gone then. Its title has the id `<name>-title`. */
export function newModal(name: string, className = `${name}-dialog`): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-labelledby', `${name}-title`);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** Its title, and the button that closes it. */
export const modalHead = (name: string, title: string, close: string, dialog: HTMLDialogElement): TemplateResult =>
  html`<header>
    <h2 id="${name}-title">${title}</h2>
    <button type="button" class="plain" aria-label=${close} @click=${() => dialog.close()}>${icon('remove')}</button>
  </header>`;

export function showModal(dialog: HTMLDialogElement) {
  document.body.append(dialog);
  dialog.showModal();
}
