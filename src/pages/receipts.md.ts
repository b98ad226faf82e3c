import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'receipts');
  if (!entry) throw new Error('src/words/en/pages/receipts.md is missing');
  return markdownPage(`# ${entry.data.title}

> ${entry.data.description}

The page [/receipts](/receipts) works in a browser with JavaScript. A person gives it a receipt and the files that it is of, and presses “Run it again”.

${entry.body ?? ''}`);
};
