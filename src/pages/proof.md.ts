import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { ways, type Start } from '#proof/ways.ts';
import { markdownPage } from '#discovery/markdown-page.ts';
import { wayTitles } from '#words/proof.ts';

const lines = (start: Start) =>
  ways
    .filter((way) => way.start === start)
    .map(({ name }) => `- ${wayTitles[name]}`)
    .join('\n');

export const GET: APIRoute = async () => {
  const entry = await getEntry('pages', 'proof');
  if (!entry) throw new Error('src/words/en/pages/proof.md is missing');
  return markdownPage(`# ${entry.data.title}

> ${entry.data.description}

The page [/proof](/proof) works in a browser with JavaScript. It takes a file, lets each of these ways try to send its first bytes to another host, and shows what the browser says. It also shows what the browser enforces, and every request since the page opened.

${lines('page')}

These it tries from inside a worker, which is served with the policy of the workers that read files:

${lines('worker')}

These lead away from the page, and have a button each:

${lines('leaving')}

${entry.body ?? ''}`);
};
