import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Record<HiddenKind, string> = {
  place: 'lokalizacja',
  person: 'osoby',
  serial: 'numery seryjne',
  time: 'data',
  device: 'aparat',
  exposure: 'ustawienia',
  software: 'oprogramowanie',
  text: 'teksty',
  history: 'historia',
  preview: 'podglądy',
  video: 'wideo',
  rest: 'dane za końcem pliku',
  other: 'inne dane',
};

/** `location, people`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Removed: location, people. Kept: date.` */
export function describeHidden(items: readonly HiddenItem[]): string {
  if (items.length === 0) return 'Nie znaleziono metadanych.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Usunięto: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Zostawiono: ${listKinds(kept)}.`] : []),
  ].join(' ');
}
