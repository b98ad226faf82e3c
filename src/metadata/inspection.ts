import type { FormatId } from '#formats/formats.ts';
import {
  findingTypes,
  type Finding,
  type FindingType,
  type FoundItem,
  type HiddenItem,
  type InspectFile,
  type Inspection,
  type Remover,
  type UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import type { Output } from '#jobs/contract/job.ts';

/** Something that was found in a file. */
export interface Found extends FoundItem {
  type: FindingType;
}

/** What an engine knows of a file after looking at all of it. */
export interface Looked {
  format: FormatId;
  found: readonly Found[];
  lookedFor: readonly FindingType[];
  unread: readonly UnreadPart[];
}

/** The most items that are listed of one kind. */
const mostItems = 100;

export const asFound = ({ kind, name, value }: HiddenItem): Found => ({ type: kind, name, value });

/** Sorts what was found by its meaning, and names the tools that remove it. */
export function inspectionOf({ format, found, lookedFor, unread }: Looked, operation: InspectFile): Inspection {
  const findings = findingTypes.flatMap((type): Finding[] => {
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
    absent: findingTypes.filter((type) => lookedFor.includes(type) && !isFound.has(type)),
    unread: [...unread],
  };
}

const chosen = ({ slug, title, how }: Remover) => ({ slug, title, ...(how !== undefined && { how }) });

const unique = (found: readonly Found[]): FoundItem[] => [
  ...new Map(
    found.map(({ name, value, page }) => [
      JSON.stringify([page, name, value]),
      { name, value, ...(page !== undefined && { page }) },
    ]),
  ).values(),
];

export function reportInspection(file: File, looked: Looked, operation: InspectFile): Output {
  const inspection = inspectionOf(looked, operation);
  return { file, report: { type: 'inspection', inspection }, notes: [{ type: 'inspected', inspection }] };
}
