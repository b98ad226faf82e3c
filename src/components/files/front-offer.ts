import { html } from 'lit';
import entries from 'virtual:search-entries';
import type { FormatId } from '../../formats/formats.ts';
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
  const all = toolsFor(formats, entries).flatMap(({ tools }) => tools);
  const more = all.filter(({ slug }) => !answers.some((answer) => answer.slug === slug)).length;
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
      more > 0
        ? html`<details>
            <summary>${frontWords.moreTools(more)}</summary>
            ${toolChoices(formats, (slug) => choose(slug, false))}
          </details>`
        : ''
    }
  </div>`;
}
