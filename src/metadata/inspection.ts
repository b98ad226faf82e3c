import { formats, type FormatId } from '../formats/formats.ts';
import type {
  Finding,
  FindingType,
  FoundItem,
  HiddenItem,
  InspectFile,
  Inspection,
  InspectionWords,
  Remover,
  UnreadPart,
} from '../jobs/contract/hidden-data.ts';
import type { Output } from '../jobs/contract/job.ts';
import { listOf } from '../words/amounts.ts';
import { filled } from '../words/filled.ts';

/** Something that was found in a file. */
export interface Found extends FoundItem {
  type: FindingType;
}

/** What an engine knows of a file after looking at all of it. */
export interface Looked {
  format: FormatId;
  found: readonly Found[];
  /** Everything that was looked for. */
  lookedFor: readonly FindingType[];
  unread: readonly UnreadPart[];
}

/** The most items that are listed of one kind. */
const mostItems = 100;

export const asFound = ({ kind, name, value }: HiddenItem): Found => ({ type: kind, name, value });

/** Sorts what was found by its meaning, and names the tools that remove it. */
export function inspectionOf({ format, found, lookedFor, unread }: Looked, operation: InspectFile): Inspection {
  // The keys are exactly those of the table.
  const order = Object.keys(operation.words.types) as FindingType[];
  const findings = order.flatMap((type): Finding[] => {
    const items = unique(found.filter((one) => one.type === type && one.value !== ''));
    if (items.length === 0) return [];
    const remover = operation.removers.find(
      ({ accepts, removes }) => accepts.includes(format) && removes.includes(type),
    );
    return [
      {
        type,
        items: items.slice(0, mostItems),
        more: Math.max(0, items.length - mostItems),
        ...(remover && { remover: chosen(remover) }),
      },
    ];
  });
  const isFound = new Set(findings.map(({ type }) => type));
  return {
    format,
    findings,
    absent: order.filter((type) => lookedFor.includes(type) && !isFound.has(type)),
    unread: [...unread],
  };
}

const chosen = ({ slug, title, how }: Remover) => ({ slug, title, ...(how !== undefined && { how }) });

const unique = (found: readonly Found[]): FoundItem[] => [
  ...new Map(
    found.map(({ name, value, page }) => [
      `${page} ${name} ${value}`,
      { name, value, ...(page !== undefined && { page }) },
    ]),
  ).values(),
];

/** Writes the report on a file. */
export function writeInspection(file: File, looked: Looked, operation: InspectFile): Output {
  const inspection = inspectionOf(looked, operation);
  const name = `${file.name.replace(/\.[^.]+$/, '')}-report`;
  const isJson = operation.format === 'json';
  const text = isJson ? asJson(file, inspection, operation.words) : asText(file, inspection, operation.words);
  return {
    file: new File([text], `${name}.${isJson ? 'json' : 'txt'}`, {
      type: isJson ? 'application/json' : 'text/plain',
    }),
    notes: [{ type: 'inspected', inspection }],
  };
}

const titlesOf = (types: readonly FindingType[], words: InspectionWords) =>
  types.map((type) => words.types[type].title);

function asJson(file: File, { format, findings, absent, unread }: Inspection, words: InspectionWords): string {
  const report = {
    file: file.name,
    format: formats[format].name,
    findings: findings.map(({ type, items, more, remover }) => ({
      type,
      title: words.types[type].title,
      items,
      ...(more > 0 && { more }),
      removedBy: remover?.title ?? null,
      ...(remover?.how !== undefined && { how: remover.how }),
    })),
    notFound: titlesOf(absent, words),
    notLookedAt: unread.map((part) => words.parts[part]),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function asText(file: File, { format, findings, absent, unread }: Inspection, words: InspectionWords): string {
  const parts = findings.map(({ type, items, more, remover }) => [
    words.types[type].title,
    words.types[type].meaning,
    ...items.map((item) => `  ${describeItem(item, words)}`),
    ...(more > 0 ? [`  ${filled(words.more, { count: more })}`] : []),
    remover
      ? [filled(words.removedBy, { tool: remover.title }), ...(remover.how === undefined ? [] : [remover.how])].join(
          ' ',
        )
      : words.notRemoved,
  ]);
  const all = [
    [file.name, filled(words.format, { format: formats[format].name })],
    ...(parts.length === 0 ? [[words.nothing]] : parts),
    ...(absent.length === 0 ? [] : [[filled(words.absent, { types: listOf(titlesOf(absent, words)) })]]),
    [words.unread, ...unread.map((part) => `  ${words.parts[part]}`)],
  ];
  return `${all.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function describeItem({ name, value, page }: FoundItem, words: InspectionWords): string {
  const place = page === undefined ? [] : [filled(words.page, { page })];
  const said = [...place, ...(name === '' ? [] : [name])].join(', ');
  return said === '' ? value : `${said}: ${value}`;
}
