import type { LanguageId } from '#languages.ts';
import { languageOffers } from '#wording/language-offers.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';

const style = new CSSStyleSheet();
style.replaceSync(`@layer components {
  .language-offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 var(--space-m);
    padding-inline: var(--space-m);
    border-block-end: 1px solid var(--line);
    background: var(--sheet);
    font-size: var(--size-s);
  }
  .language-offer a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
}`);

/** The language and script of a tag: `zh-CN` is read by those who read `zh-Hans`, and `zh-TW` is not. */
function readAs(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch (error) {
    // Browsers let people type the languages that they read.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Offers the page in the language that was chosen, or else in the first of the site's that the reader knows. */
function offer() {
  const menu = document.querySelector('[data-languages]');
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const chosen = readKept('language');
  const wanted = (chosen === null ? navigator.languages : [chosen])
    .map((tag) => links.find(({ lang }) => readAs(lang) === readAs(tag)))
    .find((link) => link !== undefined);
  const here = document.documentElement.lang;
  if (!menu || !wanted || wanted.lang === here) return;
  // The menu has those of the table.
  const words = languageOffers[wanted.lang as LanguageId];
  const line = document.createElement('aside');
  line.className = 'language-offer';
  line.lang = wanted.lang;
  // Links in it lead to the same page, as those of the menu do.
  line.dataset['languages'] = '';
  const link = document.createElement('a');
  Object.assign(link, { href: wanted.href, hreflang: wanted.lang, lang: wanted.lang, textContent: words.offer });
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'plain' });
  close.textContent = words.close;
  close.addEventListener('click', () => {
    writeKept('language', here);
    line.remove();
  });
  line.dir = getComputedStyle(wanted).direction;
  line.append(link, close);
  document.adoptedStyleSheets.push(style);
  document.querySelector('body > header')?.before(line);
}

offer();
