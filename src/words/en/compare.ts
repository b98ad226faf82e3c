/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name: string) => `${name}, before and after`,
  opening: 'Opening both…',
  before: 'Before',
  after: 'After',
  divider: 'Divider between before and after',
  frame: 'Frame',
  close: 'Close',
  fit: 'Fit',
  actualSize: 'Actual size, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  play: 'Play both',
  pause: 'Pause',
  time: 'Time in both videos',
  mute: 'Mute',
  unmute: 'Unmute',
  fullScreen: 'Full screen',
  frames: 'Compare frames',
  /** If two videos cannot be played side by side. */
  unplayable: {
    before: 'This browser cannot play the original beside the result.',
    after: 'This browser cannot play the result.',
  },
  /** @param why a sentence. */
  hidden: {
    before: (why: string) => `The original cannot be shown here. ${why}`,
    after: (why: string) => `The result cannot be shown here. ${why}`,
  },
};
