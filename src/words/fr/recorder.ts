import type * as english from '#words/recorder.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  problems: {
    NotAllowedError: 'Le navigateur bloque le micro. Autorisez-le à côté de la barre d’adresse, puis réessayez.',
    NotFoundError: 'Aucun micro n’a été trouvé. Branchez-en un, puis réessayez.',
    NotReadableError: 'Un autre programme utilise le micro. Fermez-le, puis réessayez.',
  },
  record: 'Enregistrer',
  again: 'Enregistrer à nouveau',
  stop: 'Arrêter',
  pause: 'Pause',
  goOn: 'Reprendre',
  recording: 'Enregistrement en cours.',
  paused: 'En pause.',
  writing: 'Écriture du fichier…',
  fileName: (time) => `Enregistrement ${time}`,
  written: (name, bytes) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
