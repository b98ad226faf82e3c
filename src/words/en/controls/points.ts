export const pointsWords = {
  opening: 'Opening the image…',
  picker: 'Colour picker',
  picture: (name: string) => `The picture ${name}`,
  /** Before the colour under the cross. */
  about: 'About',
  clear: 'Clear picks',
  pick: 'Click to pick. The exact colour goes to the list below.',
  keys: 'With the keyboard: arrows move the cross, Shift moves it by one pixel, Enter picks.',
};
