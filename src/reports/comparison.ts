import type { ComparedPage, Comparison, PageSize } from '#jobs/contract/report.ts';
import { describeShare } from '#wording/amounts.ts';
import { comparisonWords as words } from '#words/reports.ts';
import { filled } from '#wording/filled.ts';

export function comparisonText({ before, after, pages }: Comparison): string {
  const lines = pages.length > 0 ? pages.flatMap(linesOf) : [words.same];
  return `${[filled(words.before, { name: before }), filled(words.after, { name: after }), '', ...lines].join('\n')}\n`;
}

function linesOf({ before, after, words: changes, resized, looks }: ComparedPage): string[] {
  if (after === undefined) return [filled(words.gone, { page: (before ?? 0) + 1 }), ''];
  if (before === undefined) return [filled(words.added, { page: after + 1 }), ''];
  const title = filled(before === after ? words.page : words.movedPage, { before: before + 1, page: after + 1 });
  const look = resized
    ? filled(words.resized, { before: points(resized.before), after: points(resized.after) })
    : looks === undefined
      ? ''
      : filled(words.looks, { share: describeShare(looks, looks < 0.01 ? 2 : 1) });
  const said = changes.map(
    (change) =>
      `  ${filled(change.type === 'removed' ? words.removedWords : words.addedWords, { words: change.words })}`,
  );
  return [`${title}${look}`, ...said, ''];
}

const points = ({ width, height }: PageSize) =>
  filled(words.points, { width: Math.round(width), height: Math.round(height) });
