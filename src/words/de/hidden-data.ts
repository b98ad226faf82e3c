import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Record<HiddenKind, string> = {
  place: 'Ort',
  person: 'Personen',
  serial: 'Seriennummern',
  time: 'Datum',
  device: 'Kamera',
  exposure: 'Aufnahmeeinstellungen',
  software: 'Software',
  text: 'Texte',
  history: 'Verlauf',
  preview: 'Vorschaubilder',
  video: 'Video',
  rest: 'Daten nach dem Ende',
  other: 'andere Daten',
};

/** `Ort, Personen`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Entfernt: Ort, Personen. Behalten: Datum.` */
export const describeHidden: Words<typeof english.describeHidden> = (items: readonly HiddenItem[]): string => {
  if (items.length === 0) return 'Keine Metadaten gefunden.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Entfernt: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Behalten: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
