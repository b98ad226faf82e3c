import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { hubs } from '#directory/hubs.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'offline');
  if (!entry) throw new Error('src/words/en/pages/offline.md is missing');
  return markdownPage(`# ${entry.data.title}

> ${entry.data.description}

The page [/offline](/offline) works in a browser with JavaScript. A person chooses what to keep, by kind:

${hubs.map(({ short, tools }) => `- ${short}: ${tools} tools, with everything they need`).join('\n')}
- Pages: all pages of the site

${entry.body ?? ''}`);
};
