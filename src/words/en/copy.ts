export const copyWords = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  refused: 'Your browser does not let this page use the clipboard.',
};
