/** The texts about saving, copying and sharing results. */

export const useIn = 'Open in…';

/** Above the tools that take them. */
export const useThese = (number: number) => (number === 1 ? 'Open this file in' : `Open these ${number} files in`);

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel = (hasOthers: boolean) => (hasOthers ? 'Copy this one' : 'Copy');

export const shareLabel = (number: number) => (number === 1 ? 'Share' : `Share all ${number}`);

/** What was copied. */
export const copied = {
  text: 'Copied as text',
  picture: 'Copied as PNG',
  firstFrame: 'Copied the first frame as PNG',
};

export const notCopied = {
  refused: 'Not copied: your browser does not let this page use the clipboard. Save the file instead.',
  failed: (reason: string) => `Not copied: ${reason} Save the file instead.`,
};

export const notShared = (reason: string) =>
  `Not shared: your browser or the other app refused it. Save it instead. (${reason})`;
