import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds = {
  place: 'ubicación',
  person: 'personas',
  serial: 'números de serie',
  time: 'fecha',
  device: 'cámara',
  exposure: 'ajustes',
  software: 'programas',
  text: 'textos',
  history: 'historial',
  preview: 'vistas previas',
  video: 'vídeo',
  rest: 'datos tras el final',
  other: 'otros datos',
} satisfies Words<typeof english.hiddenKinds>;

/** `ubicación, personas`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Se ha quitado: ubicación, personas. Se conserva: fecha.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'No se encontraron metadatos.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Se ha quitado: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Se conserva: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
