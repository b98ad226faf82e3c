/** A picture before and after. */
export const compareWords = {
  title: (name: string) => `${name}, before and after`,
  opening: 'Opening both…',
  before: 'Before',
  after: 'After',
  divider: 'Divider between before and after',
  frame: 'Frame',
  close: 'Close',
  fit: 'Fit',
  actualSize: 'Actual size',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** @param why A sentence. */
  hidden: {
    before: (why: string) => `The original cannot be shown here. ${why}`,
    after: (why: string) => `The result cannot be shown here. ${why}`,
  },
};
