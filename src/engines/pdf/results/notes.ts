import type { Note } from '#jobs/contract/job.ts';
import type { XfaKind } from '../forms/xfa.ts';
import type { Short } from '../document/page-tree.ts';
import type { Merged } from '../merge/merge.ts';

export const shortNotes = (short: Short): Note[] =>
  short.stated > 0 ? [{ type: 'pages-not-found', ...short } as const] : [];

interface Lost {
  short: Short;
  signatures: number;
  attachments: number;
  standards: string[];
}

/** Returns notes on what a rewritten file lost, or may have lost. */
export const lossNotes = ({ short, signatures, attachments, standards }: Lost): Note[] => [
  ...shortNotes(short),
  ...(signatures > 0 ? [{ type: 'signatures-removed', count: signatures } as const] : []),
  ...(attachments > 0 ? [{ type: 'attachments-removed', count: attachments } as const] : []),
  ...(standards.length > 0 ? [{ type: 'standards-unchecked', standards } as const] : []),
];

export const xfaNotes = (xfa: XfaKind | undefined): Note[] =>
  xfa ? [{ type: 'xfa-removed', drewPages: xfa === 'draws-pages' }] : [];

/** Returns notes on what a merged file contains and what it lost. */
export function notesOf({
  pages,
  short,
  signatures,
  renamedFields,
  xfa,
  attachments,
  standards,
  ...more
}: Merged): Note[] {
  return [
    { type: 'pages', count: pages },
    ...lossNotes({ short, signatures, attachments, standards }),
    ...(renamedFields > 0 ? [{ type: 'fields-renamed', count: renamedFields } as const] : []),
    ...(more.articles > 0 ? [{ type: 'articles-removed', count: more.articles } as const] : []),
    ...(more.hadPortfolio ? [{ type: 'portfolio-removed' } as const] : []),
    ...(more.hasOtherIntents ? [{ type: 'output-intents-differ' } as const] : []),
    ...(more.hasProgramData ? [{ type: 'program-data-removed' } as const] : []),
    ...xfaNotes(xfa),
  ];
}
