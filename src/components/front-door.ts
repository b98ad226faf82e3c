import { html, nothing, render } from 'lit';
import { errors } from '../errors.ts';
import { formats, sniffFormat, type FormatId } from '../formats.ts';
import { count, describeSize } from '../words.ts';
import { goOn } from './hand-over.ts';
import type { TakenFile } from './take-files.ts';
import type { toolChoices as choices } from './tool-choices.ts';

/** Takes any files, says what they are, and offers the tools that take them. */
class FrontDoor extends HTMLElement {
  #groups = new Map<FormatId | undefined, TakenFile[]>();

  connectedCallback() {
    this.addEventListener('files', (event) => void this.#add((event as CustomEvent<TakenFile[]>).detail));
  }

  async #add(files: TakenFile[]) {
    for (const taken of files) {
      const format = await sniffFormat(taken.file).catch(() => undefined);
      this.#groups.set(format, [...(this.#groups.get(format) ?? []), taken]);
    }
    const { toolChoices } = await import('./tool-choices.ts');
    const offers = this.querySelector<HTMLElement>('.offers');
    if (offers) render(this.#offers(toolChoices), offers);
  }

  #offers(toolChoices: typeof choices) {
    const known = [...this.#groups].filter((group): group is [FormatId, TakenFile[]] => group[0] !== undefined);
    const kinds = Map.groupBy(known, ([format]) => formats[format].kind);
    const unknown = this.#groups.get(undefined);
    return html`
      ${[...kinds.values()].map((groups) => this.#offer(groups, toolChoices))}
      ${
        unknown
          ? html`<div class="offer">
              <p class="problem">${unknown.map(({ path }) => path).join(', ')}</p>
              <p>${errors['unknown-format'].title}</p>
            </div>`
          : nothing
      }
    `;
  }

  #offer(groups: [FormatId, TakenFile[]][], toolChoices: typeof choices) {
    const files = groups.flatMap(([, taken]) => taken);
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    return html`<div class="offer">
      <p>
        <b>${groups.map(([format, taken]) => `${taken.length} ${formats[format].name}`).join(', ')}</b>
        <span class="quiet">${count(files.length, 'file')}, ${describeSize(bytes)}</span>
      </p>
      ${toolChoices(
        groups.map(([format]) => format),
        (slug) => void goOn(slug, files),
      )}
    </div>`;
  }
}

customElements.define('front-door', FrontDoor);
