import { html, type TemplateResult } from 'lit';
import { families, type FamilyId } from '#families.ts';
import type { Tool } from '#tool.ts';
import { icon } from '../site/icon.ts';

/** A tool that can be chosen. */
type Choice = Pick<Tool, 'family' | 'title'> & { slug: string };

/** Buttons for tools, by family; `choose` is called with the slug of the pressed one. */
export function toolButtons(tools: readonly Choice[], choose: (slug: string) => void): TemplateResult {
  const rooms = Object.keys(families).map((family) => ({
    // The keys are exactly those of the table.
    family: family as FamilyId,
    tools: tools.filter((tool) => tool.family === family),
  }));
  return roomsOfButtons(
    rooms.filter((room) => room.tools.length > 0),
    choose,
  );
}

/** The same for tools that are already grouped. */
export const roomsOfButtons = (
  rooms: readonly { family: FamilyId; tools: readonly Omit<Choice, 'family'>[] }[],
  choose: (slug: string) => void,
) =>
  html`<div class="tool-choices">
    ${rooms.map(
      ({ family, tools }) =>
        html`<section>
          <h3>${families[family].title}</h3>
          <ul>
            ${tools.map(
              ({ slug, title }) =>
                html`<li>
                  <button type="button" @click=${() => choose(slug)}>${title} ${icon('next')}</button>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
