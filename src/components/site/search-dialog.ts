import { html, render } from 'lit';
import styles from '#styles/search.css?inline';
import allEntries from 'virtual:search-entries';
import { recipeAddress } from '#recipes/recipe.ts';
import type { Entry } from '#search/entries.ts';
import { answersTo } from '#search/answers.ts';
import { find, optionsFor, type Found } from '#search/find.ts';
import { popular } from '#search/popular.ts';
import { families } from '#families.ts';
import { pathTo } from '#language.ts';
import { inLine } from '#wording/bidi.ts';
import { searchWords as words } from '#words/search.ts';
import { nextToolWords } from '#words/next-tool.ts';
import type { EventOn } from '../event-on.ts';
import { filesInHand } from '../kept/carry.ts';
import { sayFound } from './say-found.ts';
import { siteIndex } from './site-index.ts';
import { sketch } from './sketch.ts';

// Here and not in the page, which is lighter without it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How many results are shown: nobody reads more. */
const most = 12;

interface Group {
  title: string;
  entries: Entry[];
}

const bySlug = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => allEntries.find((entry) => entry.slug === slug) ?? []);

/** The files that come along to the page that is chosen. */
type InHand = Awaited<ReturnType<typeof filesInHand>>;

/** The suggestions before anything is typed, each once. `recent`: slugs of what was used last. */
function suggestions(recent: readonly string[], { paths, formats }: InHand): Group[] {
  const seen = new Set<Entry>();
  const others = allEntries.filter(({ slug }) => pathTo(`/${slug}`) !== location.pathname);
  const groups = [
    { title: nextToolWords.with(paths), entries: answersTo(formats, paths.length === 1, others) },
    { title: words.recent, entries: bySlug(recent) },
    { title: words.popular, entries: bySlug(popular.map(({ slug }) => slug)) },
  ].map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => !seen.has(entry) && seen.add(entry)),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}

const groupsOf = ({ entries }: Found): Group[] =>
  [...Map.groupBy(entries.slice(0, most), ({ family, isOwn }) => (isOwn ? words.own : families[family].title))].map(
    ([title, of]) => ({ title, entries: of }),
  );

/** A combobox with a list box: the field keeps the focus, and names the active option. */
class SearchDialog {
  #dialog = document.createElement('dialog');
  #query = '';
  #recent: readonly string[] = [];
  #inHand: InHand = { paths: [], formats: [] };
  #active = 0;
  #shown: Entry[] = [];

  constructor() {
    this.#dialog.className = 'search';
    this.#dialog.ariaLabel = words.title;
    this.#dialog.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog.close());
    document.body.append(this.#dialog);
  }

  open(recent: readonly string[], query: string) {
    if (this.#dialog.open) return;
    this.#recent = recent;
    this.#ask(query);
    const field = this.#dialog.querySelector('input');
    if (field) field.value = query;
    this.#dialog.showModal();
    field?.focus();
    void this.#look();
  }

  async #look() {
    this.#inHand = await filesInHand();
    this.#draw();
  }

  #draw() {
    const found = find(this.#query, siteIndex, this.#inHand.formats);
    const groups = this.#query.trim() === '' ? suggestions(this.#recent, this.#inHand) : groupsOf(found);
    this.#shown = groups.flatMap(({ entries }) => entries);
    this.#active = Math.min(this.#active, Math.max(0, this.#shown.length - 1));
    const said = sayFound(this.#query, found);
    render(this.#template(groups, said), this.#dialog);
    this.#dialog.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }

  #template(groups: Group[], said: string) {
    const first = this.#shown.length > 0;
    const { paths } = this.#inHand;
    const above = [this.#query && paths.length > 0 ? nextToolWords.with(paths) : '', said].filter(Boolean);
    return html`<div class="field">
        <input
          type="text"
          role="combobox"
          aria-label=${words.title}
          aria-expanded=${first ? 'true' : 'false'}
          aria-controls="search-found"
          aria-autocomplete="list"
          aria-activedescendant=${first ? `search-${this.#active}` : ''}
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${words.example}
          @input=${({ currentTarget }: EventOn<HTMLInputElement>) => this.#ask(currentTarget.value)}
          @keydown=${(event: KeyboardEvent) => this.#press(event)}
        />
        <button type="button" @click=${() => this.#dialog.close()}>${words.close}</button>
      </div>
      ${above.map((words) => html`<p class="said">${words}</p>`)}
      <div class="found" id="search-found" role="listbox" aria-label=${words.found} ?hidden=${!first}>
        ${groups.map(
          ({ title, entries }, at) =>
            html`<div role="group" aria-labelledby=${`search-group-${at}`}>
              <div class="group" id=${`search-group-${at}`} role="presentation">${title}</div>
              ${entries.map((entry) => this.#option(entry))}
            </div>`,
        )}
      </div>
      <p class="all"><a href=${pathTo('/tools')}>${words.all}</a></p>
      <p class="visually-hidden" role="status">${this.#counted(said)}</p>`;
  }

  #option(entry: Entry) {
    const at = this.#shown.indexOf(entry);
    const { recipe, words } = optionsFor(this.#query, entry, siteIndex);
    return html`<a
      role="option"
      tabindex="-1"
      id=${`search-${at}`}
      href=${entry.slug.startsWith('#') ? entry.slug : recipeAddress(pathTo(`/${entry.slug}`), recipe)}
      aria-selected=${at === this.#active ? 'true' : 'false'}
      data-family=${entry.family}
      @click=${(event: Event) => this.#leave(event, entry)}
    >
      ${sketch(entry)}
      <span>
        <span class="title">${entry.title}</span>
        ${
          words.length > 0
            ? html`<span class="set">${inLine(words)}</span>`
            : html`<span class="about">${entry.description}</span>`
        }
      </span>
    </a>`;
  }

  #leave(event: Event, { slug }: Entry) {
    this.#dialog.close();
    if (!slug.startsWith('#')) return;
    // In the address, it would be read as settings of the tool.
    event.preventDefault();
    document.querySelector<HTMLElement>(slug)?.focus();
  }

  /** The announced text: options themselves are read when they become active. */
  #counted(said: string) {
    if (this.#query.trim() === '') return '';
    return [said, this.#shown.length > 0 ? words.results(this.#shown.length) : ''].filter(Boolean).join(' ');
  }

  #ask(query: string) {
    this.#query = query;
    this.#active = 0;
    this.#draw();
  }

  #press(event: KeyboardEvent) {
    if (event.isComposing || this.#shown.length === 0) return;
    const last = this.#shown.length - 1;
    const next: Record<string, number> = {
      ArrowDown: this.#active === last ? 0 : this.#active + 1,
      ArrowUp: this.#active === 0 ? last : this.#active - 1,
      PageDown: Math.min(last, this.#active + 5),
      PageUp: Math.max(0, this.#active - 5),
    };
    const to = next[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.#active = to;
      this.#draw();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#dialog.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.click();
    }
  }
}

let dialog: SearchDialog | undefined;

/** `recent`: slugs of what was used last. */
export function openSearch(recent: readonly string[], query: string) {
  dialog ??= new SearchDialog();
  dialog.open(recent, query);
}
