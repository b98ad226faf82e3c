import { html, render } from 'lit';
import styles from '#styles/pocket.css?inline';
import { nextToolWords as words } from '#words/next-tool.ts';
import { icon } from '../site/icon.ts';
import { carryAlong } from './carry.ts';
import { FilesVisit } from './files-visit.ts';
import type { TakenFile } from '../files/take-files.ts';

/** Says which files come along, on a page where none can lie. */
function show(files: readonly TakenFile[]) {
  const strip = document.createElement('aside');
  strip.className = 'pocket';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('main')?.prepend(strip);
  let lying = files;
  const draw = (said: string) =>
    render(
      html`<p role="status">${said}</p>
        <button type="button" class="plain" @click=${leave}>${icon('remove')} ${words.leave(files.length)}</button>`,
      strip,
    );
  const leave = () => {
    lying = [];
    strip.remove();
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  carryAlong(() => ({ files: lying, say: draw }));
  draw(words.carried(files.map(({ path }) => path)));
}

// If they are gone, there is nothing to say: the page is no place for files.
const files = await new FilesVisit().open().catch(() => []);
if (files.length > 0) show(files);
