import type { APIRoute } from 'astro';
import { allToolsText } from '../discovery/hub-text.ts';

export const GET: APIRoute = () => new Response(allToolsText());
