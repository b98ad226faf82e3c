import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds = {
  place: 'localização',
  person: 'pessoas',
  serial: 'números de série',
  time: 'data',
  device: 'câmera',
  exposure: 'configurações da câmera',
  software: 'programas',
  text: 'textos',
  history: 'histórico',
  preview: 'miniaturas',
  video: 'vídeo',
  rest: 'dados depois do fim',
  other: 'outros dados',
} satisfies Words<typeof english.hiddenKinds>;

/** `localização, pessoas`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Removido: localização, pessoas. Mantido: data.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'Nenhum metadado foi encontrado.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Removido: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Mantido: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
