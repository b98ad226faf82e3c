import { html, render } from 'lit';
import styles from '#styles/shortcuts.css?inline';
import { shortcutWords as words } from '#words/site.ts';
import { isApple } from './is-apple.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const caps = (keys: string) =>
  keys
    .replace(/^Mod/, words.modifier(isApple))
    .split('+')
    .map((key) => html`<kbd>${key}</kbd> `);

const dialog = document.createElement('dialog');
dialog.className = 'shortcuts';
dialog.setAttribute('aria-labelledby', 'shortcuts-title');
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
document.body.append(dialog);

/** Shows the keyboard shortcuts that apply to this page. */
export function openShortcuts() {
  const groups = words.groups.filter(({ where }) => document.querySelector(where));
  render(
    html`<div class="top">
        <h2 id="shortcuts-title">${words.title}</h2>
        <button type="button" @click=${() => dialog.close()}>${words.close}</button>
      </div>
      <div class="groups" tabindex="0" role="region" aria-labelledby="shortcuts-title">
        ${groups.map(
          ({ title, keys }) =>
            html`<h3>${title}</h3>
              <dl>
                ${keys.map(
                  ([combination, does]) =>
                    html`<div>
                      <dt>${caps(combination)}</dt>
                      <dd>${does}</dd>
                    </div>`,
                )}
              </dl>`,
        )}
      </div>`,
    dialog,
  );
  dialog.showModal();
}
