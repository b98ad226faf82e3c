import type { APIRoute } from 'astro';
import { questionsText } from '../discovery/tool-text.ts';
import { pagesBeside } from '../directory/pages-beside.ts';

const [{ slug, title, description, questions }] = pagesBeside;

export const GET: APIRoute = () =>
  new Response(`# ${title}

> ${description}

This tool is the page [/${slug}](/${slug}): it works in a browser with JavaScript and a microphone, and takes no files.

## Questions

${questionsText(questions)}
`);
