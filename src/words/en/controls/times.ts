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
    play: 'Play selection',
    back: 'Back by one step',
    forward: 'Forward by one step',
    startHere: 'Start here',
    endHere: 'End here',
    picture: (spoken: string) => `The picture at ${spoken}`,
    drawing: 'Drawing the image…',
    part: (part: { length: string; start: string; end: string; whole: string }) =>
      `${part.length} kept, from ${part.start} to ${part.end} of ${part.whole}.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `With the keyboard, on a handle: arrow keys move it by ${step === 'frame' ? 'one frame' : 'a twentieth of a second'}, with Shift by a second, and Page Up and Page Down by ten.`,
  },
};
