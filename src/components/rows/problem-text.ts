import { html, nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import type { FormatId } from '../../formats/formats.ts';
import { nextToolWords } from '../../words/en/next-tool.ts';
import { JobError } from '../../errors/errors.ts';
import { pleaseTell } from '../../words/en/error-facts.ts';
import { problemOf } from '../../words/problem.ts';

/** In characters: how much is passed to the contact form. */
const mostTold = 1000;

const links = new Map<FormatId, ReturnType<typeof linkTo>>();

/** A link to what most people want to do with a file of a format. It takes the file along. */
async function linkTo(format: FormatId) {
  const [{ default: entries }, { answersTo }] = await Promise.all([
    import('virtual:search-entries'),
    import('../../search/answers.ts'),
  ]);
  const [best] = answersTo([format], true, entries);
  return best ? html` <a href=${`/${best.slug}`}>${nextToolWords.openIn(best.title)}</a>` : nothing;
}

function linkFor(format: FormatId) {
  const link = links.get(format) ?? linkTo(format);
  links.set(format, link);
  return until(link, nothing);
}

/**
 * The text of a failure. For a bug, it has a link that puts the error into the contact form, in another tab; for a file
 * that the tool does not take, one to a tool that does.
 *
 * @param format of the file, if known.
 */
export function problemText(error: unknown, format?: FormatId) {
  const { title, hint, cause } = problemOf(error);
  const told = new URLSearchParams({ error: (cause ?? '').slice(0, mostTold) });
  return html`${title}
  ${hint}${error instanceof JobError && error.code === 'wrong-tool' && format ? linkFor(format) : nothing}${cause === undefined ? nothing : html` <a href=${`/contact#${told}`} target="_blank">${pleaseTell.link}</a> ${pleaseTell.rest} ${cause}`}`;
}
