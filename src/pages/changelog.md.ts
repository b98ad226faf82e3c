import type { APIRoute } from 'astro';
import text from '../../CHANGELOG.md?raw';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = () => markdownPage(text);
