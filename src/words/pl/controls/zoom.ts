/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Wielkość strony',
  in: 'Powiększ',
  out: 'Pomniejsz',
};
