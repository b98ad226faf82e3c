import type { Note } from '../../../jobs/job.ts';
import type { XfaKind } from '../forms/xfa.ts';
import type { Merged } from '../merge/merge.ts';

/** What a file that was written anew has lost. */
export const lossNotes = ({ signatures, attachments }: { signatures: number; attachments: number }): Note[] => [
  ...(signatures > 0 ? [{ type: 'signatures-removed', count: signatures } as const] : []),
  ...(attachments > 0 ? [{ type: 'attachments-removed', count: attachments } as const] : []),
];

export const xfaNotes = (xfa: XfaKind | undefined): Note[] =>
  xfa ? [{ type: 'xfa-removed', drewPages: xfa === 'draws-pages' }] : [];

/** What a file that was written has, and has not. */
export function notesOf({ pages, signatures, renamedFields, xfa, attachments, ...more }: Merged): Note[] {
  return [
    { type: 'pages', count: pages },
    ...(more.short.stated > 0 ? [{ type: 'pages-not-found', ...more.short } as const] : []),
    ...lossNotes({ signatures, attachments }),
    ...(renamedFields > 0 ? [{ type: 'fields-renamed', count: renamedFields } as const] : []),
    ...(more.articles > 0 ? [{ type: 'articles-removed', count: more.articles } as const] : []),
    ...(more.hadPortfolio ? [{ type: 'portfolio-removed' } as const] : []),
    ...(more.hasProgramData ? [{ type: 'program-data-removed' } as const] : []),
    ...xfaNotes(xfa),
  ];
}
