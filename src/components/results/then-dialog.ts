import { html, render } from 'lit';
import { sniffFormat } from '../../formats/formats.ts';
import { nextToolWords as words } from '../../words/en/next-tool.ts';
import { useThese } from '../../words/en/results.ts';
import { goOn } from '../files/hand-over.ts';
import { icon } from '../site/icon.ts';
import { workflowSlug } from '../../recipes/workflow-slug.ts';
import { carriedOptions } from '../options/read-options.ts';
import type { TakenFile } from '../files/take-files.ts';
import { toolChoices } from './tool-choices.ts';
import { describeProblem } from '../../words/problem.ts';

/** Asks which tool to continue with, out of those that take all of the files, and opens it. */
export async function openThen(files: TakenFile[], from: string): Promise<void> {
  const formats = new Set(await Promise.all(files.map(({ file }) => sniffFormat(file))));
  const known = [...formats].filter((format) => format !== undefined);
  const dialog = document.createElement('dialog');
  dialog.className = 'then-dialog';
  dialog.setAttribute('aria-labelledby', 'then-title');
  const open = (slug: string) => goOn(slug, files, { options: carriedOptions() }).catch(tell);
  const tell = (error: unknown) => {
    render(html`${describeProblem(error)}`, dialog.querySelector<HTMLElement>('.problem') ?? dialog);
  };
  const choices =
    known.length === formats.size
      ? toolChoices(known, (slug) => void open(slug), [from])
      : html`<p>${words.notAll}</p>`;
  render(
    html`<header>
        <h2 id="then-title">${useThese(files.length)}</h2>
        <button type="button" class="plain" aria-label=${words.close} @click=${() => dialog.close()}>
          ${icon('remove')}
        </button>
      </header>
      <p class="problem" role="alert"></p>
      ${choices}
      ${
        from === workflowSlug
          ? ''
          : html`<button type="button" @click=${() => void open(workflowSlug)}>
              ${words.workflow} ${icon('next')}
            </button>`
      }`,
    dialog,
  );
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
