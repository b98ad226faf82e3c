import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'about');
  if (!entry) throw new Error('src/content/pages/about.md is missing');
  return new Response(`# ${entry.data.title}\n\n${entry.body ?? ''}`);
};
