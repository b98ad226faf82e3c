import { describeSize } from '#wording/amounts.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: 'Przeglądarka blokuje mikrofon. Zezwól na niego obok paska adresu i spróbuj ponownie.',
    NotFoundError: 'Nie znaleziono mikrofonu. Podłącz go i spróbuj ponownie.',
    NotReadableError: 'Mikrofonu używa inny program. Zamknij go i spróbuj ponownie.',
  } as Record<string, string>,
  record: 'Nagraj',
  again: 'Nagraj jeszcze raz',
  stop: 'Zatrzymaj',
  pause: 'Wstrzymaj',
  goOn: 'Wznów',
  recording: 'Nagrywanie.',
  paused: 'Wstrzymano.',
  writing: 'Zapisywanie pliku…',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time: string) => `Nagranie ${time}`,
  written: (name: string, bytes: number) => `${name}, ${describeSize(bytes)}.`,
};
