/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Size of the page',
  in: 'Zoom in',
  out: 'Zoom out',
};
