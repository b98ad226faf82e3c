/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Porównaj formaty',
  compareTwo: 'Porównaj dwie wersje',
  label: 'Rozmiar w każdym formacie',
  working: (format: string) => `Powstaje ${format}…`,
  failed: (format: string, why: string) => `${format}: ${why}`,
};
