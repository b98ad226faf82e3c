import { html, nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import type { PdfFacts } from '#jobs/contract/facts.ts';
import { look } from '#jobs/look.ts';
import { describeDamage } from '#words/files.ts';
import type { Entry } from '../batch/entry.ts';
import { thumbnailOf } from './thumbnail.ts';

const checks = new WeakMap<PdfFacts, Promise<void>>();

/** Says what seems to be missing from a file. The pages of a document are checked once its row comes into view. */
export function damageOf(entry: Entry, isSeen: () => boolean) {
  const { facts } = entry;
  if (facts?.kind !== 'document') return nothing;
  const said = () => describeDamage(facts).map((remark) => html`<p class="remark">${remark}</p>`);
  const check = checks.get(facts) ?? (isSeen() ? checkPages(entry, facts, isSeen) : undefined);
  if (check) checks.set(facts, check);
  return check ? until(check.then(said), said()) : said();
}

async function checkPages(entry: Entry, facts: PdfFacts, isWanted: () => boolean) {
  const { file, password = '' } = entry;
  await thumbnailOf(entry, isWanted);
  const question = { type: 'broken-pages', file, password } as const;
  const broken = await look('pdf', question, { isWanted, isLast: true }).catch(() => 0);
  if (broken === undefined) checks.delete(facts);
  else facts.brokenPages = broken;
}
