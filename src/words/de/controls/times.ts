import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Wird geöffnet …',
  player: (path: string) => `Player für ${path}`,
  unseen: (path: string) => `Dieser Browser kann ${path} nicht abspielen, aber das Werkzeug funktioniert trotzdem.`,
  play: 'Abspielen',
  stop: 'Stopp',
  trim: {
    start: 'Anfang',
    end: 'Ende',
    play: 'Abspielen',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '−1 Bild', forward: '+1 Bild' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Hier anfangen',
    endHere: 'Hier enden',
    picture: (spoken: string) => `Das Bild bei ${spoken}`,
    drawing: 'Bild wird gezeichnet …',
    part: ({ length, whole }: { length: string; whole: string }) =>
      length === whole ? `Alles bleibt (${whole}).` : `${length} von ${whole} bleiben.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `Mit der Tastatur, auf einem Griff: Pfeiltasten bewegen ihn um ${step === 'frame' ? 'ein Bild' : 'eine Zwanzigstelsekunde'}, mit Umschalt um eine Sekunde, Bild auf und Bild ab um zehn.`,
  },
} satisfies Words<typeof english.timesWords>;
