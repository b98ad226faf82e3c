/** Adds a link to the list of all pages, and makes links absolute, so that they work wherever the text is copied. */
export const markdownText = (text: string, origin: string): string =>
  text.replace(/^# .+\n/, (title) => `${title}\nAll pages: [llms.txt](/llms.txt).\n`).replaceAll('](/', `](${origin}/`);
