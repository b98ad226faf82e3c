import type { APIRoute } from 'astro';
import { questionsText } from '#discovery/tool-text.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const [{ slug, title, description, questions }] = pagesBeside;

export const GET: APIRoute = () =>
  markdownPage(`# ${title}

> ${description}

This tool is the page [/${slug}](/${slug}): it works in a browser with JavaScript and a microphone, and takes no files.

## Questions

${questionsText(questions)}
`);
