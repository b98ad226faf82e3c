import type { APIRoute } from 'astro';
import { allToolsText } from '#discovery/hub-text.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = () => markdownPage(allToolsText());
