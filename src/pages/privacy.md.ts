import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'privacy');
  if (!entry) throw new Error('src/content/pages/privacy.md is missing');
  return new Response(`# ${entry.data.title}\n\n${entry.body ?? ''}`);
};
