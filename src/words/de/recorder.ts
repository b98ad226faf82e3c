import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/recorder.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: 'Der Browser blockiert das Mikrofon. Erlaube es neben der Adressleiste und versuche es erneut.',
    NotFoundError: 'Kein Mikrofon gefunden. Schließ eines an und versuche es erneut.',
    NotReadableError: 'Ein anderes Programm benutzt das Mikrofon. Schließ es und versuche es erneut.',
  } as Record<string, string>,
  record: 'Aufnehmen',
  again: 'Neu aufnehmen',
  stop: 'Stopp',
  pause: 'Pause',
  goOn: 'Fortsetzen',
  recording: 'Aufnahme läuft.',
  paused: 'Aufnahme angehalten.',
  writing: 'Datei wird geschrieben …',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time: string) => `Aufnahme ${time}`,
  written: (name: string, bytes: number) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
