import { html, type TemplateResult } from 'lit';
import entries from 'virtual:search-entries';
import type { FormatId } from '../../formats/formats.ts';
import { toolsFor } from '../../search/answers.ts';
import { families } from '../../tool.ts';
import { icon } from '../site/icon.ts';
import { nextToolWords } from '../../words/en/next-tool.ts';

/** A list of tools to go on with; `choose` is given the slug of the one that is pressed, and `except` is one to leave out. */
export function toolChoices(
  formats: readonly FormatId[],
  choose: (slug: string) => void,
  except?: string,
): TemplateResult {
  const rooms = toolsFor(formats, entries, except);
  if (rooms.length === 0) return html`<p>${nextToolWords.none}</p>`;
  return html`<div class="tool-choices">
    ${rooms.map(
      ({ family, tools }) =>
        html`<section>
          <h3>${families[family].title}</h3>
          <ul>
            ${tools.map(
              ({ slug, title, common }) =>
                html`<li>
                  <button type="button" class=${common ? 'common' : ''} @click=${() => choose(slug)}>
                    ${title} ${icon('next')}
                  </button>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
}
