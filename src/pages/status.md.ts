import type { APIRoute } from 'astro';
import { statusWords as words } from '#words/status.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = () =>
  markdownPage(`# ${words.title}

> ${words.description}

People see it on [/status](/status). Programs ask [/api/health](/api/health): 200 if all is well, 503 if not.
`);
