export const pointsWords = {
  opening: 'Opening the image…',
  picker: 'Colour picker',
  picture: (name: string) => `The picture ${name}`,
  /** Before the colour under the cross. */
  about: 'About',
  clear: 'Clear picks',
  keys: 'Click to pick. With the keyboard: arrows move the cross, Shift moves it by one pixel, Enter picks. The exact colour goes to the list below.',
};
