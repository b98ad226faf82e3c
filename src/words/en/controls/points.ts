export const pointsWords = {
  opening: 'Opening the image…',
  picker: 'Colour picker',
  picture: (name: string) => `Preview of ${name}`,
  /** Before the colour under the crosshair. */
  about: 'About',
  clear: 'Clear picks',
  pick: 'Click to pick a colour. The exact value is added to the list.',
  keys: 'With the keyboard: arrow keys move the cross, with Shift by one pixel, and Enter picks.',
};
