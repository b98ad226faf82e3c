import { describeSize } from '#wording/amounts.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: 'The browser is blocking the microphone. Allow it next to the address bar, then try again.',
    NotFoundError: 'No microphone was found. Connect one, then try again.',
    NotReadableError: 'The microphone is in use by another program. Close it, then try again.',
  } as Record<string, string>,
  record: 'Record',
  again: 'Record again',
  stop: 'Stop',
  pause: 'Pause',
  goOn: 'Resume',
  recording: 'Recording.',
  paused: 'Paused.',
  writing: 'Writing the file…',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time: string) => `Recording ${time}`,
  written: (name: string, bytes: number) => `${name}, ${describeSize(bytes)}.`,
};
