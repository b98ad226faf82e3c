import { html, render } from 'lit';
import { sniffFormat } from '#formats/formats.ts';
import { nextToolWords as words } from '#words/next-tool.ts';
import { useThese } from '#words/results.ts';
import { goOn } from '../kept/hand-over.ts';
import { icon } from '../site/icon.ts';
import { modalHead, newModal, showModal } from '../modal.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { carriedOptions } from '../options/read-options.ts';
import type { TakenFile } from '../files/take-files.ts';
import { toolChoices } from './tool-choices.ts';
import { describeProblem } from '../problem.ts';

/** Asks which tool to continue with, out of those that take all of the files, and opens it. */
export async function openThen(files: TakenFile[], from: string): Promise<void> {
  await import('../files/front-wish.ts');
  const formats = new Set(await Promise.all(files.map(({ file }) => sniffFormat(file))));
  const known = [...formats].filter((format) => format !== undefined);
  const dialog = newModal('then');
  const open = (slug: string) => goOn(slug, files, { options: carriedOptions() }).catch(tell);
  const tell = (error: unknown) => {
    render(html`${describeProblem(error)}`, dialog.querySelector<HTMLElement>('.problem') ?? dialog);
  };
  const tools = toolChoices(known, (slug) => void open(slug), [from]);
  const choices =
    known.length === formats.size
      ? html`<front-wish .formats=${known} .files=${files.length} .answers=${[tools]}></front-wish>`
      : html`<p>${words.notAll}</p>`;
  render(
    html`${modalHead('then', useThese(files.length), words.close, dialog)}
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
  // A link may lead to other settings on this very page.
  dialog.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close());
  showModal(dialog);
}
