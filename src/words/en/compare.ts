/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name: string) => `${name}, before and after`,
  titleOfSeveral: 'Compare two versions',
  opening: 'Opening both…',
  original: 'Original',
  /** If there are more than two to choose from. */
  side: ['Left of the divider', 'Right of the divider'],
  choice: (name: string, size: string) => `${name} ${size}`,
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
  hidden: (name: string, why: string) => `${name} cannot be shown here. ${why}`,
};
