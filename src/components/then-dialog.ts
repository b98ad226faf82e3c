import { html, render } from 'lit';
import { sniffFormat } from '../formats.ts';
import { families, type FamilyId, type Tool } from '../tool.ts';
import { count } from '../words.ts';
import { goOn } from './hand-over.ts';
import { icon } from './icon.ts';
import { carriedOptions } from './read-options.ts';
import type { TakenFile } from './take-files.ts';

const modules = import.meta.glob<Tool>('../tools/*.ts', { eager: true, import: 'default' });

/** Asks for the tool to go on with, out of those that take all of the files, and opens it. */
export async function openThen(files: TakenFile[], from: string): Promise<void> {
  const found = new Set(await Promise.all(files.map(({ file }) => sniffFormat(file))));
  const formats = [...found];
  const fitting = Object.entries(modules)
    .map(([path, tool]) => ({ slug: path.slice('../tools/'.length, -'.ts'.length), tool }))
    .filter(({ slug, tool }) => slug !== from && formats.every((format) => format && tool.accepts.includes(format)));
  const rooms = Map.groupBy(fitting, ({ tool }) => tool.family);

  const dialog = document.createElement('dialog');
  dialog.className = 'then-dialog';
  dialog.setAttribute('aria-labelledby', 'then-title');
  const room = ([family, tools]: [FamilyId, typeof fitting]) =>
    html`<section>
      <h3>${families[family].title}</h3>
      <ul>
        ${tools.map(
          ({ slug, tool }) =>
            html`<li>
              <button type="button" @click=${() => void goOn(slug, files, carriedOptions())}>
                ${tool.title} ${icon('next')}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  render(
    html`<header>
        <h2 id="then-title">Go on with ${count(files.length, 'file')}</h2>
        <button type="button" class="plain" aria-label="Close" @click=${() => dialog.close()}>${icon('remove')}</button>
      </header>
      ${rooms.size > 0 ? [...rooms].map(room) : html`<p>No other tool takes all of these files.</p>`}`,
    dialog,
  );
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
