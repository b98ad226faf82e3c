import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Record<HiddenKind, string> = {
  place: 'location',
  person: 'people',
  serial: 'serial numbers',
  time: 'date',
  device: 'camera',
  exposure: 'settings',
  software: 'software',
  text: 'texts',
  history: 'history',
  preview: 'previews',
  video: 'video',
  rest: 'data after the end',
  other: 'other data',
};

/** `location, people`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Removed: location, people. Kept: date.` */
export function describeHidden(items: readonly HiddenItem[]): string {
  if (items.length === 0) return 'No metadata was found.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Removed: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Kept: ${listKinds(kept)}.`] : []),
  ].join(' ');
}
