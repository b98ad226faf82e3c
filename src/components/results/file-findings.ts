import { html, nothing } from 'lit';
import type { Finding, Inspection } from '#jobs/contract/hidden-data.ts';
import { inLine } from '#wording/bidi.ts';
import { filled } from '#wording/filled.ts';
import { inspectionPage as page, inspectionWords as words, itemInWords } from '#words/inspection.ts';
import { cameraTime } from '#wording/times.ts';
import type { TakenFile } from '../files/take-files.ts';
import { goOnButton } from './go-on-button.ts';
import { LightElement, reactive } from '../light-element.ts';

/** The report on a file: the tools that remove what was found, and what that is. */
class FileFindings extends LightElement {
  static override properties = reactive<FileFindings>('inspection', 'taken');
  declare inspection: Inspection;
  /** The file that was looked at. */
  declare taken: TakenFile;

  override render() {
    const { findings, absent, unread } = this.inspection;
    const removers = [...new Map(findings.flatMap(({ remover: tool }) => (tool ? [[tool.slug, tool]] : []))).values()];
    return html`<article tabindex="0" aria-label=${page.label}>
      ${removers.length === 0 ? nothing : html`<p class="removers">${removers.map(({ slug, title }) => goOnButton(page.useIn(title), slug, [this.taken]))}</p>`}
      ${findings.length === 0 ? html`<p>${words.nothing}</p>` : findings.map((finding) => this.#finding(finding, removers.length > 1))}
      ${
        absent.length === 0
          ? nothing
          : html`<section>
              <h2>${page.absent}</h2>
              <p>${inLine(absent.map((type) => words.types[type].title))}</p>
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

  /** `namesTool`: whether there are several. */
  #finding({ type, items, more, remover }: Finding, namesTool: boolean) {
    const { title, meaning } = words.types[type];
    return html`<section class="found">
      <h2>${title}</h2>
      <p class="quiet">${meaning}</p>
      <ul>
        ${items.map(itemInWords).map(
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
}

customElements.define('file-findings', FileFindings);
