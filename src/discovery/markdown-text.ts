/** For readers of text: it says where the other pages are, and its links hold wherever it is copied to. */
export const markdownText = (text: string, origin: string): string =>
  text.replace(/^# .+\n/, (title) => `${title}\nAll pages: [llms.txt](/llms.txt).\n`).replaceAll('](/', `](${origin}/`);
