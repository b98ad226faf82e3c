import { html, nothing } from 'lit';
import { sayProblem } from '../say-problem.ts';
import type { EventOn } from '../event-on.ts';
import { goOn } from '../kept/hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { icon } from '../site/icon.ts';

/** A button that opens a tool with these files. Nothing if there are none. */
export function goOnButton(label: string, slug: string, files: readonly TakenFile[]) {
  if (files.length === 0) return nothing;
  const open = ({ currentTarget }: EventOn<HTMLElement>) =>
    void goOn(slug, files).catch(async (error: unknown) =>
      currentTarget.dispatchEvent(new CustomEvent('saved', { detail: await sayProblem(error), bubbles: true })),
    );
  return html`<button class="go-on" type="button" @click=${open}>${label} ${icon('next')}</button>`;
}
