import { html, type TemplateResult } from 'lit';
import { catalog } from '../../catalog.ts';
import type { FormatId } from '../../formats/formats.ts';
import { families } from '../../tool.ts';
import { icon } from '../site/icon.ts';

/** The tools that take files of all these formats, by family; `except` is a slug to leave out. */
function fittingTools(formats: readonly FormatId[], except?: string) {
  const tools = catalog.filter(
    ({ slug, tool }) => slug !== except && formats.every((format) => tool.accepts.includes(format)),
  );
  return [...Map.groupBy(tools, ({ tool }) => tool.family)];
}

/** A list of tools to go on with; `choose` is given the slug of the one that is pressed. */
export function toolChoices(
  formats: readonly FormatId[],
  choose: (slug: string) => void,
  except?: string,
): TemplateResult {
  const rooms = fittingTools(formats, except);
  if (rooms.length === 0) return html`<p>No tool takes all of these files.</p>`;
  return html`<div class="tool-choices">
    ${rooms.map(
      ([family, tools]) =>
        html`<section>
          <h3>${families[family].title}</h3>
          <ul>
            ${tools.map(
              ({ slug, tool }) =>
                html`<li>
                  <button type="button" class=${tool.common ? 'common' : ''} @click=${() => choose(slug)}>
                    ${tool.title} ${icon('next')}
                  </button>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
}
