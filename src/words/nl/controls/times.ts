import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Wordt geopend…',
  player: (path: string) => `Speler voor ${path}`,
  unseen: (path: string) => `Deze browser kan ${path} niet afspelen, maar de tool werkt wel.`,
  play: 'Afspelen',
  stop: 'Stoppen',
  trim: {
    start: 'Begin',
    end: 'Einde',
    play: 'Afspelen',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '−1 beeld', forward: '+1 beeld' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Hier beginnen',
    endHere: 'Hier eindigen',
    picture: (spoken: string) => `Het beeld op ${spoken}`,
    drawing: 'Het beeld wordt geladen…',
    part: ({ length, whole }: { length: string; whole: string }) =>
      length === whole ? `Alles blijft (${whole}).` : `${length} van ${whole} blijft over.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `Met het toetsenbord, op een greep: pijltoetsen verplaatsen die ${step === 'frame' ? 'één beeld' : 'een twintigste seconde'}, met Shift een seconde, en Page Up en Page Down tien.`,
  },
} satisfies Words<typeof english.timesWords>;
