import { html, nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import type { FormatId } from '#formats/formats.ts';
import { pathTo } from '#language.ts';
import { nextToolWords } from '#words/next-tool.ts';
import { JobError } from '#errors/errors.ts';
import { pleaseTell } from '#words/error-facts.ts';
import { problemOf } from '../problem.ts';

/** In characters: how much is passed to the contact form. */
const mostTold = 1000;

const links = new Map<FormatId, ReturnType<typeof linkTo>>();

/** A link to what most people want to do with a file of a format. It takes the file along. */
async function linkTo(format: FormatId) {
  const [{ default: entries }, { answersTo }] = await Promise.all([
    import('virtual:search-entries'),
    import('#search/answers.ts'),
  ]);
  const [best] = answersTo([format], true, entries);
  return best ? html`<a href=${pathTo(`/${best.slug}`)}>${nextToolWords.openIn(best.title)}</a>` : undefined;
}

/** @param otherwise where no tool takes it, and until that is known. */
function linkFor(format: FormatId, otherwise: string) {
  const link = links.get(format) ?? linkTo(format);
  links.set(format, link);
  return until(
    link.then((found) => found ?? otherwise),
    otherwise,
  );
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
  ${error instanceof JobError && error.code === 'wrong-tool' && format ? linkFor(format, hint) : hint}${cause === undefined ? nothing : html` <a href=${`${pathTo('/contact')}#${told}`} target="_blank">${pleaseTell.link}</a> ${pleaseTell.rest} ${cause}`}`;
}
