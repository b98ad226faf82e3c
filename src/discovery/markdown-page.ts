import { base } from './base.ts';

/** A page for readers of text. It says where the others are, and its links hold wherever the text is copied to. */
export const markdownPage = (text: string): Response =>
  new Response(
    text.replace(/^# .+\n/, (title) => `${title}\nAll pages: [llms.txt](/llms.txt).\n`).replaceAll('](/', `](${base}/`),
  );
