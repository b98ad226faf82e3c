import { html, type TemplateResult } from 'lit';
import { formats, type FormatId } from '#formats/formats.ts';
import { recipeAddress } from '#recipes/recipe.ts';
import type { Entry } from '#search/entries.ts';
import { find, optionsFor, type Found } from '#search/find.ts';
import { pathTo } from '#language.ts';
import { inLine } from '#wording/bidi.ts';
import { frontWords } from '#words/front-door.ts';
import { searchWords } from '#words/search.ts';
import { sayFound } from '../site/say-found.ts';
import type { EventOn } from '../event-on.ts';
import { siteIndex } from '../site/site-index.ts';
import { answerLink, savedAnswers } from './front-offer.ts';
import { LightElement, reactive } from '../light-element.ts';

/** How many results are shown. */
const most = 6;

/** Searches the tools that take the files on the sheet. Until something is typed, it shows the usual answers. */
export class FrontWish extends LightElement {
  static override properties = reactive<FrontWish>('formats', 'files', 'answers', 'query');
  /** Those of the files, each once. */
  formats: readonly FormatId[] = [];
  /** How many there are. */
  files = 0;
  answers: TemplateResult[] = [];
  query = '';

  #find(): Found {
    const takes = ({ accepts }: Entry) => this.formats.some((format) => accepts.includes(format));
    const found = find(this.query, siteIndex, this.formats);
    if (found.miss) return { ...found, entries: found.entries.filter(takes) };
    const fitting = siteIndex.filter(({ entry }) => takes(entry));
    return find(this.query, fitting, this.formats);
  }

  readonly #open = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (this.query.trim() !== '') this.querySelector<HTMLAnchorElement>('.answers a')?.click();
  };

  override render() {
    const [format] = this.formats;
    return html`<label class="wish">
        <span>${frontWords.wish(this.files)}</span>
        <input
          type="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${format ? frontWords.examples[formats[format].kind] : ''}
          @input=${({ currentTarget }: EventOn<HTMLInputElement>) => (this.query = currentTarget.value)}
          @keydown=${this.#open}
        />
      </label>
      ${savedAnswers(this.formats, this.query)} ${this.query.trim() === '' ? this.answers : this.#results()}
      <a class="all" href=${pathTo('/tools')}>${searchWords.all}</a>`;
  }

  #results() {
    const found = this.#find();
    const entries = found.entries.slice(0, most);
    const said = sayFound(this.query, found);
    const counted = entries.length > 0 ? searchWords.results(entries.length) : '';
    return html`${said && html`<p class="quiet">${said}</p>`}
      <p class="visually-hidden" role="status">${[said, counted].filter(Boolean).join(' ')}</p>
      <div class="answers">
        ${entries.map((entry) => {
          const { recipe, words } = optionsFor(this.query, entry, siteIndex);
          const about = words.length > 0 ? inLine(words) : entry.description;
          return answerLink(entry, about, recipeAddress(pathTo(`/${entry.slug}`), recipe));
        })}
      </div>`;
  }
}

customElements.define('front-wish', FrontWish);
