import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'privacy');
  if (!entry) throw new Error('src/words/en/pages/privacy.md is missing');
  return markdownPage(`# ${entry.data.title}\n\n${entry.body ?? ''}`);
};
