import type { APIRoute } from 'astro';
import { base } from '../../discovery/base.ts';

/** RFC 9116 wants an end within a year: it is half a year from the build. */
const expires = () => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + 6);
  return date.toISOString();
};

export const GET: APIRoute = () =>
  new Response(
    `Contact: ${base}/contact\nExpires: ${expires()}\nPreferred-Languages: en\nCanonical: ${base}/.well-known/security.txt\n`,
  );
