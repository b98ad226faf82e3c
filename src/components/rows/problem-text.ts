import { html, nothing } from 'lit';
import { pleaseTell } from '../../words/en/error-facts.ts';
import { problemOf } from '../../words/problem.ts';

/** In characters: what goes along to the contact form. */
const mostTold = 1000;

/** What people read of a failure. Of a bug, with a link that puts it into the contact form, beside this page. */
export function problemText(error: unknown) {
  const { title, hint, cause } = problemOf(error);
  const told = new URLSearchParams({ error: (cause ?? '').slice(0, mostTold) });
  return html`${title}
  ${hint}${cause === undefined ? nothing : html` <a href=${`/contact#${told}`} target="_blank">${pleaseTell.link}</a> ${pleaseTell.rest} ${cause}`}`;
}
