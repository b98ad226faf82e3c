import type { APIRoute } from 'astro';
import { drawFavicon } from '#install/icons.ts';

export const GET: APIRoute = async () => new Response(await drawFavicon());
