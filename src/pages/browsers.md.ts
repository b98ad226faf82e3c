import type { APIRoute } from 'astro';
import { markdownPage } from '#discovery/markdown-page.ts';
import { longDate } from '#posts/long-date.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import { browsersPage } from '#words/browsers.ts';

const { title, description, lines, more } = browsersPage(longDate.format(new Date(tested.date)));

export const GET: APIRoute = () =>
  markdownPage(`# ${title}

> ${description}

${lines.map((line) => `- ${line}`).join('\n')}

${more.map(([address, text]) => `[${text}](${address}).`).join(' ')}`);
