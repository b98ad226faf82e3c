import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Record<HiddenKind, string> = {
  place: 'locatie',
  person: 'personen',
  serial: 'serienummers',
  time: 'datum',
  device: 'camera',
  exposure: 'opname-instellingen',
  software: 'software',
  text: 'teksten',
  history: 'geschiedenis',
  preview: 'miniaturen',
  video: 'video',
  rest: 'gegevens na het einde',
  other: 'andere gegevens',
};

/** `locatie, personen`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Verwijderd: locatie, personen. Behouden: datum.` */
export const describeHidden: Words<typeof english.describeHidden> = (items: readonly HiddenItem[]): string => {
  if (items.length === 0) return 'Geen metadata gevonden.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Verwijderd: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Behouden: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
