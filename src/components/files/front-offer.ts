import { html } from 'lit';
import entries from 'virtual:search-entries';
import styles from '../../styles/front-offers.css?inline';
import type { FormatId } from '../../formats/formats.ts';
import { answersTo } from '../../search/answers.ts';
import type { Entry } from '../../search/entries.ts';
import { icon } from '../site/icon.ts';
import { sketch } from '../site/sketch.ts';

// Here and not in the page, which is lighter without it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

interface Offer {
  /** How many files there are, and of which formats. */
  title: string;
  about: string;
  formats: readonly FormatId[];
  isOne: boolean;
  /** Whether the title only repeats what stands below the file on the sheet. */
  isKnown: boolean;
}

/** A page to open with the files, and what it does with them. */
export const answerLink = (entry: Entry, about: string, address = `/${entry.slug}`) =>
  html`<a href=${address} data-family=${entry.family}>
    ${sketch(entry)}
    <span><strong>${entry.title}</strong><small>${about}</small></span> ${icon('next')}
  </a>`;

/** What most people do with files of one kind: three answers. */
export function offer({ title, about, formats, isOne, isKnown }: Offer) {
  const answers = answersTo(formats, isOne, entries);
  return html`<div class="offer">
    <h2 class=${isKnown ? 'visually-hidden' : ''}>${title} <span class="quiet">${about}</span></h2>
    <div class="answers">${answers.map((answer) => answerLink(answer, answer.description))}</div>
  </div>`;
}
