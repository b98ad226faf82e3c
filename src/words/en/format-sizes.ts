/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Compare formats',
  compareTwo: 'Compare two versions',
  label: 'Size in each format',
  working: (format: string) => `Making ${format}…`,
  failed: (format: string, why: string) => `${format}: ${why}`,
};
