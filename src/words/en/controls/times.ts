/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Opening…',
  player: (path: string) => `Player for ${path}`,
  unseen: (path: string) => `This browser cannot play ${path}, but the tool still works.`,
  play: 'Play',
  stop: 'Stop',
  trim: {
    start: 'Start',
    end: 'End',
    play: 'Play',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '−1 frame', forward: '+1 frame' },
      moment: { back: '−0.05 s', forward: '+0.05 s' },
    },
    startHere: 'Start here',
    endHere: 'End here',
    picture: (spoken: string) => `The picture at ${spoken}`,
    drawing: 'Drawing the image…',
    part: ({ length, whole }: { length: string; whole: string }) =>
      length === whole ? `Keeps all of it (${whole}).` : `Keeps ${length} of ${whole}.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `With the keyboard, on a handle: arrow keys move it by ${step === 'frame' ? 'one frame' : 'a twentieth of a second'}, with Shift by a second, and Page Up and Page Down by ten.`,
  },
};
