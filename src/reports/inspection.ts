import { formats } from '#formats/formats.ts';
import type { FindingType, Inspection } from '#jobs/contract/hidden-data.ts';
import { besideEachOther, listOf } from '#wording/amounts.ts';
import { inspectionWords as words, itemInWords } from '#words/inspection.ts';
import { filled } from '#wording/filled.ts';

const titlesOf = (types: readonly FindingType[]) => types.map((type) => words.types[type].title);

export const inspectionObject = (file: string, { format, findings, absent, unread }: Inspection) => ({
  file,
  format: formats[format].name,
  findings: findings.map(({ type, items, more, remover }) => ({
    type,
    title: words.types[type].title,
    items: items.map(itemInWords),
    ...(more > 0 && { more }),
    removedBy: remover?.title ?? null,
    ...(remover?.how !== undefined && { how: remover.how }),
  })),
  notFound: titlesOf(absent),
  notLookedAt: unread.map((part) => words.parts[part]),
});

export function inspectionText(file: string, { format, findings, absent, unread }: Inspection): string {
  const parts = findings.map(({ type, items, more, remover }) => [
    words.types[type].title,
    words.types[type].meaning,
    ...items.map((item) => `  ${describeItem(itemInWords(item))}`),
    ...(more > 0 ? [`  ${filled(words.more, { count: more })}`] : []),
    remover
      ? [filled(words.removedBy, { tool: remover.title }), ...(remover.how === undefined ? [] : [remover.how])].join(
          ' ',
        )
      : words.notRemoved,
  ]);
  const all = [
    [file, filled(words.format, { format: formats[format].name })],
    ...(parts.length === 0 ? [[words.nothing]] : parts),
    ...(absent.length === 0 ? [] : [[filled(words.absent, { types: listOf(titlesOf(absent)) })]]),
    [words.unread, ...unread.map((part) => `  ${words.parts[part]}`)],
  ];
  return `${all.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function describeItem({ name, value, page }: ReturnType<typeof itemInWords>): string {
  const place = page === undefined ? [] : [filled(words.page, { page })];
  const said = besideEachOther([...place, ...(name === '' ? [] : [name])]);
  return said === '' ? value : `${said}: ${value}`;
}
