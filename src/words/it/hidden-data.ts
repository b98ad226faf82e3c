import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds = {
  place: 'posizione',
  person: 'persone',
  serial: 'numeri di serie',
  time: 'data',
  device: 'fotocamera',
  exposure: 'impostazioni di scatto',
  software: 'software',
  text: 'testi',
  history: 'cronologia',
  preview: 'anteprime',
  video: 'video',
  rest: 'dati dopo la fine',
  other: 'altri dati',
} satisfies Words<typeof english.hiddenKinds>;

/** `posizione, persone`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Metadati rimossi: posizione, persone. Metadati conservati: data.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'Nessun metadato trovato.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Metadati rimossi: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Metadati conservati: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
