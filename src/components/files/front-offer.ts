import { html } from 'lit';
import entries from 'virtual:search-entries';
import { formats as known, type FormatId } from '../../formats/formats.ts';
import { answersTo, toolsFor } from '../../search/answers.ts';
import { toolChoices } from '../results/tool-choices.ts';
import { icon } from '../site/icon.ts';
import { sketch } from '../site/sketch.ts';
import { frontWords } from '../../words/en/front-door.ts';

interface Offer {
  /** How many files there are, and of which formats. */
  title: string;
  about: string;
  formats: readonly FormatId[];
  isOne: boolean;
  /**
   * Called with the slug of the chosen page. `isAskedFor`: whether its name says all that is to be done, as in "Compress
   * images to 200 kB", so that nothing is left to ask.
   */
  choose(slug: string, isAskedFor: boolean): void;
}

/** What can be done with files of one kind: three answers, and the rest on demand. */
export function offer({ title, about, formats, isOne, choose }: Offer) {
  const answers = answersTo(formats, isOne, entries);
  const slugs = answers.map(({ slug }) => slug);
  const hasMore = toolsFor(formats, entries, slugs).length > 0;
  return html`<div class="offer" data-family=${answers[0]?.family ?? ''}>
    <h2>${title} <span class="quiet">${about}</span></h2>
    <div class="answers">
      ${answers.map(
        (answer) =>
          html`<button type="button" @click=${() => choose(answer.slug, !answer.isTool)}>
            ${sketch(answer)}
            <span><strong>${answer.title}</strong><small>${answer.description}</small></span> ${icon('next')}
          </button>`,
      )}
    </div>
    ${
      hasMore
        ? html`<details>
            <summary>${frontWords.moreTools(formats.map((id) => known[id].name))}</summary>
            ${toolChoices(formats, (slug) => choose(slug, false), slugs)}
          </details>`
        : ''
    }
  </div>`;
}
