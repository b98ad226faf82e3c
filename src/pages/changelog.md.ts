import type { APIRoute } from 'astro';
import text from '../../CHANGELOG.md?raw';

export const GET: APIRoute = () => new Response(text);
