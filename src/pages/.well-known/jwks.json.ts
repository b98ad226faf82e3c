import type { APIRoute } from 'astro';

/** RFC 7517 allows an empty key set. Nothing here is signed. */
export const GET: APIRoute = () => Response.json({ keys: [] });
