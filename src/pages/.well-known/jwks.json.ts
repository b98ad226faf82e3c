import type { APIRoute } from 'astro';

/** RFC 7517 allows for no keys. Nothing here is signed. */
export const GET: APIRoute = () => Response.json({ keys: [] });
