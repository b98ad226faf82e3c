import { html, nothing } from 'lit';
import entries from 'virtual:search-entries';
import styles from '#styles/front-offers.css?inline';
import type { FormatId } from '#formats/formats.ts';
import { answersTo } from '#search/answers.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import type { Entry } from '#search/entries.ts';
import { pathTo } from '#language.ts';
import { frontWords } from '#words/front-door.ts';
import { icon } from '../site/icon.ts';
import { sketch } from '../site/sketch.ts';
import { savedWorkflows } from '../workflow/saved-workflows.ts';
import { goAlong } from '../kept/carry.ts';

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
export const answerLink = (
  entry: Pick<Entry, 'slug' | 'title' | 'family' | 'sketch'>,
  about: string,
  address = pathTo(`/${entry.slug}`),
  open?: (event: MouseEvent) => void,
) =>
  html`<a href=${address} data-family=${entry.family} @click=${open}>
    ${sketch(entry)}
    <span><strong>${entry.title}</strong><small>${about}</small></span> ${icon('next')}
  </a>`;

/** The workflows that someone has saved for files of all these formats, by what was typed: they run at once. */
export function savedAnswers(given: readonly FormatId[], query: string) {
  const workflow = entries.find(({ slug }) => slug === workflowSlug);
  const fitting = savedWorkflows().flatMap((saved) => {
    const steps = saved.steps
      .split(';')
      .flatMap((step) => entries.find(({ slug }) => slug === step.split(':', 1)[0]) ?? []);
    const isMeant = saved.name.toLowerCase().includes(query.trim().toLowerCase());
    return isMeant && given.every((format) => steps[0]?.accepts.includes(format)) ? [{ saved, steps }] : [];
  });
  if (!workflow || fitting.length === 0) return nothing;
  return html`<div class="answers">
    ${fitting.map(({ saved, steps }) =>
      answerLink(
        { ...workflow, title: saved.name },
        frontWords.saved(steps.map(({ title }) => title)),
        `${pathTo(`/${workflowSlug}`)}#${saved.steps}`,
        (event) => {
          // In another tab, nothing is brought along.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void goAlong(workflowSlug, { options: { ...saved }, isAskedFor: true });
        },
      ),
    )}
  </div>`;
}

/** What most people do with files of one kind: three answers. */
export function offer({ title, about, formats, isOne, isKnown }: Offer) {
  const answers = answersTo(formats, isOne, entries);
  return html`<div class="offer">
    <h2 class=${isKnown ? 'visually-hidden' : ''}>${title} <span class="quiet">${about}</span></h2>
    <div class="answers">${answers.map((answer) => answerLink(answer, answer.description))}</div>
  </div>`;
}
