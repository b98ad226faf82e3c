import { createHash } from 'node:crypto';
import type { Route } from '#api/api.ts';
import { empty, jsonText, problem } from '../lib/answers.ts';
import { readBuilt } from '../lib/built.ts';
import { byMethod } from '../lib/by-method.ts';
import { isUnchanged } from '../lib/etag.ts';
import { servedOrigin } from '../lib/origin.ts';

/**
 * Returns the slug of a post, or undefined for the list. Reads the address, because Netlify matches paths
 * case-insensitively but does not do so for `params`.
 */
function slugOf(request: Request): string | undefined {
  const [slug] = new URL(request.url).pathname.split('/').slice(3);
  return slug || undefined;
}

/** Longer slugs could not be file names. */
const isSlug = (text: string) => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

export default byMethod({
  GET: async (request) => {
    const slug = slugOf(request);
    if (slug !== undefined && !isSlug(slug)) return notFound();
    const data = await readBuilt(slug === undefined ? 'data/blog.json' : `data/blog/${slug}.json`);
    if (!data) return slug === undefined ? notBuilt() : notFound();
    return answer(request, data);
  },
});

const notFound = () => problem({ status: 404, code: 'not_found', detail: 'No published post has this slug.' });
const notBuilt = () =>
  problem({ status: 503, code: 'unavailable', detail: 'The posts were not built with this site.' });

/** Browsers revalidate each time; the platform caches for five minutes. */
const caching = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=3600',
};

interface Prepared {
  /** The origin that the site was built for. */
  site: string;
  origin: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** The last answer built from each document. */
const prepared = new WeakMap<Uint8Array, Prepared>();

function prepare(request: Request, data: Uint8Array): Prepared {
  const known = prepared.get(data);
  if (known && known.origin === servedOrigin(request, known.site)) return known;
  const built = new TextDecoder().decode(data);
  // The build wrote this document: `src/pages/data` defines its contents.
  const { site } = JSON.parse(built) as { site: string };
  const origin = servedOrigin(request, site);
  const body = new TextEncoder().encode(built.replaceAll(`"${site}`, `"${origin}`));
  const made = { site, origin, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  prepared.set(data, made);
  return made;
}

function answer(request: Request, data: Uint8Array): Response {
  const { body, etag } = prepare(request, data);
  if (isUnchanged(request, etag)) return empty(304, { ...caching, ETag: etag });
  return jsonText(body, { headers: { ...caching, ETag: etag } });
}

export const config: Route<'listBlogPosts' | 'getBlogPost'> = { path: ['/api/blog', '/api/blog/:slug'] };
