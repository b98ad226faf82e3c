import type * as english from '#words/recorder.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  problems: {
    NotAllowedError:
      'El navegador está bloqueando el micrófono. Permítelo junto a la barra de direcciones y vuelve a intentarlo.',
    NotFoundError: 'No se encontró ningún micrófono. Conecta uno y vuelve a intentarlo.',
    NotReadableError: 'Otro programa está usando el micrófono. Ciérralo y vuelve a intentarlo.',
  } as Record<string, string>,
  record: 'Grabar',
  again: 'Grabar otra vez',
  stop: 'Detener',
  pause: 'Pausar',
  goOn: 'Seguir',
  recording: 'Grabando.',
  paused: 'En pausa.',
  writing: 'Escribiendo el archivo…',
  fileName: (time) => `Grabación ${time}`,
  written: (name, bytes) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
