import { html, nothing } from 'lit';
import { pleaseTell } from '../../words/en/error-facts.ts';
import { problemOf } from '../../words/problem.ts';

/** In characters: how much is passed to the contact form. */
const mostTold = 1000;

/** The text of a failure. For a bug, it has a link that puts the error into the contact form, in another tab. */
export function problemText(error: unknown) {
  const { title, hint, cause } = problemOf(error);
  const told = new URLSearchParams({ error: (cause ?? '').slice(0, mostTold) });
  return html`${title}
  ${hint}${cause === undefined ? nothing : html` <a href=${`/contact#${told}`} target="_blank">${pleaseTell.link}</a> ${pleaseTell.rest} ${cause}`}`;
}
