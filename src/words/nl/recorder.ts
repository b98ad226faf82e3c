import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/recorder.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: 'De browser blokkeert de microfoon. Sta die toe naast de adresbalk en probeer het opnieuw.',
    NotFoundError: 'Er is geen microfoon gevonden. Sluit er een aan en probeer het opnieuw.',
    NotReadableError: 'Een ander programma gebruikt de microfoon. Sluit dat en probeer het opnieuw.',
  } as Record<string, string>,
  record: 'Opnemen',
  again: 'Opnieuw opnemen',
  stop: 'Stoppen',
  pause: 'Pauzeren',
  goOn: 'Hervatten',
  recording: 'Bezig met opnemen.',
  paused: 'Gepauzeerd.',
  writing: 'Het bestand wordt geschreven…',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time: string) => `Opname ${time}`,
  written: (name: string, bytes: number) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
