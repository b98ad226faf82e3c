import { html, LitElement, nothing } from 'lit';
import type { Finding, Inspection } from '../../jobs/contract/hidden-data.ts';
import { filled } from '../../words/filled.ts';
import { inspectionPage as page, inspectionWords as words } from '../../words/en/inspection.ts';
import { cameraTime } from '../../words/times.ts';
import { describeProblem } from '../../words/problem.ts';
import type { EventOn } from '../event-on.ts';
import { goOn } from '../files/hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { icon } from '../site/icon.ts';

type Tool = NonNullable<Finding['remover']>;

/** The report on a file: the tools that remove what was found, and what that is. */
class FileFindings extends LitElement {
  static override properties = { inspection: { attribute: false }, taken: { attribute: false } };
  declare inspection: Inspection;
  /** The file that was looked at. */
  declare taken: TakenFile;

  // Renders into the light DOM, so that the page's styles and icons apply.
  override createRenderRoot() {
    return this;
  }

  override render() {
    const { findings, absent, unread } = this.inspection;
    const removers = [...new Map(findings.flatMap(({ remover: tool }) => (tool ? [[tool.slug, tool]] : []))).values()];
    return html`<article tabindex="0" aria-label=${page.label}>
      ${removers.length === 0 ? nothing : html`<p class="removers">${removers.map((tool) => this.#button(tool))}</p>`}
      ${findings.length === 0 ? html`<p>${words.nothing}</p>` : findings.map((finding) => this.#finding(finding, removers.length > 1))}
      ${
        absent.length === 0
          ? nothing
          : html`<section>
              <h2>${page.absent}</h2>
              <p>${absent.map((type) => words.types[type].title).join(' · ')}</p>
            </section>`
      }
      <section>
        <h2>${page.unread}</h2>
        <ul>
          ${unread.map((part) => html`<li>${words.parts[part]}</li>`)}
        </ul>
      </section>
    </article>`;
  }

  #button({ slug, title }: Tool) {
    return html`<button
      type="button"
      @click=${({ currentTarget }: EventOn<HTMLElement>) => void this.#open(slug, currentTarget)}
    >
      ${page.useIn(title)} ${icon('next')}
    </button>`;
  }

  /** `namesTool`: whether there are several. */
  #finding({ type, items, more, remover }: Finding, namesTool: boolean) {
    const { title, meaning } = words.types[type];
    return html`<section class="found">
      <h2>${title}</h2>
      <p class="quiet">${meaning}</p>
      <ul>
        ${items.map(
          ({ name, value, page: number }) =>
            html`<li>
              ${number === undefined ? nothing : html`<span class="quiet">${filled(words.page, { page: number })}</span>`}
              ${name === '' ? nothing : html`<span class="quiet">${page.names[name] ?? name}</span>`}
              <span>${type === 'time' ? cameraTime(value) : value}</span>
            </li>`,
        )}
        ${more > 0 ? html`<li class="quiet">${filled(words.more, { count: more })}</li>` : nothing}
      </ul>
      ${remover && namesTool ? html`<p class="quiet">${filled(words.removedBy, { tool: remover.title })}</p>` : nothing}
      ${remover ? (remover.how ?? nothing) && html`<p class="quiet">${remover.how}</p>` : html`<p class="quiet">${words.notRemoved}</p>`}
    </section>`;
  }

  async #open(slug: string, button: HTMLElement) {
    const { file, path, onDisk } = this.taken;
    try {
      await goOn(slug, [{ file, path, ...(onDisk && { onDisk }) }]);
    } catch (error) {
      button.dispatchEvent(new CustomEvent('saved', { detail: describeProblem(error), bubbles: true }));
    }
  }
}

customElements.define('file-findings', FileFindings);
