import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds = {
  place: 'lieu',
  person: 'personnes',
  serial: 'numéros de série',
  time: 'date',
  device: 'appareil',
  exposure: 'réglages',
  software: 'logiciels',
  text: 'textes',
  history: 'historique',
  preview: 'aperçus',
  video: 'vidéo',
  rest: 'données après la fin',
  other: 'autres données',
} satisfies Words<typeof english.hiddenKinds>;

/** `lieu, personnes`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Supprimé : lieu, personnes. Gardé : date.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'Aucune métadonnée n’a été trouvée.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Supprimé : ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Gardé : ${listKinds(kept)}.`] : []),
  ].join(' ');
};
