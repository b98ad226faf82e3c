import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'about');
  if (!entry) throw new Error('src/words/en/pages/about.md is missing');
  return markdownPage(`# ${entry.data.title}\n\n${entry.body ?? ''}`);
};
