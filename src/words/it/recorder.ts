import type * as english from '#words/recorder.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  problems: {
    NotAllowedError:
      'Il browser sta bloccando il microfono. Consentilo accanto alla barra degli indirizzi, poi riprova.',
    NotFoundError: 'Nessun microfono trovato. Collegane uno, poi riprova.',
    NotReadableError: 'Un altro programma sta usando il microfono. Chiudilo, poi riprova.',
  } as Record<string, string>,
  record: 'Registra',
  again: 'Registra di nuovo',
  stop: 'Ferma',
  pause: 'Pausa',
  goOn: 'Riprendi',
  recording: 'Registrazione in corso.',
  paused: 'In pausa.',
  writing: 'Scrittura del file…',
  fileName: (time) => `Registrazione ${time}`,
  written: (name, bytes) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
