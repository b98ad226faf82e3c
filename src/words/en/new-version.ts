/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'A new version of Stayput is ready.',
  use: 'Use the new version',
  later: 'Later',
  waits: 'Your files stay on this page. The next page that you open will be the new version.',
  /** @param why a sentence. */
  notUsed: (why: string) => `A new version was found but is not used. ${why}`,
  close: 'Close',
};
