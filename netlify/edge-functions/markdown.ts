import { closedHeaders } from '#policies.ts';

interface Chain {
  /** Returns the answer without this function. */
  next(request?: Request): Promise<Response>;
}

/**
 * Returns the preference of a client for a media type, from its `Accept` header: 0 to 1. The first of these ranges that
 * it names counts.
 */
function quality(accept: string, ...ranges: string[]): number {
  const wanted = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => {
        const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, q ? Number(q.slice(2)) || 0 : 1];
      }),
  );
  const named = ranges.find((range) => wanted.has(range));
  return named === undefined ? 0 : (wanted.get(named) ?? 0);
}

/**
 * Pages have a twin in Markdown. Clients that ask for `text/markdown` by name, and do not prefer HTML, get it at the
 * page's own address. Addresses without a twin, such as other spellings, are answered as usual: the function then
 * returns nothing, because the platform's header rules do not apply to what it returns.
 */
export default async function markdown(request: Request, { next }: Chain): Promise<Response | undefined> {
  const accept = request.headers.get('Accept') ?? '';
  const wanted = quality(accept, 'text/markdown');
  const url = new URL(request.url);
  const isPage = !/\.[^/]*$/.test(url.pathname) && !url.pathname.startsWith('/.well-known/');
  if (!isPage || wanted === 0 || wanted < quality(accept, 'text/html', 'text/*', '*/*')) return undefined;
  url.pathname = url.pathname === '/' ? '/index.md' : `${url.pathname.replace(/\/$/, '')}.md`;
  const twin = await next(new Request(url, request));
  if (twin.ok) return withHeaders(twin);
  if (twin.status !== 404) return twin;
  if ((await next(request)).status !== 404) return undefined;
  const headers = { ...forMarkdown, Vary: 'Accept', 'Cache-Control': 'no-store' };
  const text = '# Not found\n\nThere is no page here in Markdown. [The site](/index.md), [its map](/llms.txt).\n';
  return new Response(request.method === 'HEAD' ? null : text, { status: 404, headers });
}

const forMarkdown = {
  ...closedHeaders,
  'Content-Type': 'text/markdown; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
};

/** Sets headers, because the platform's header rules do not apply to answers of edge functions. */
function withHeaders(twin: Response): Response {
  const headers = new Headers(twin.headers);
  for (const [name, value] of Object.entries(forMarkdown)) headers.set(name, value);
  if (!/\bAccept\b(?!-)/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept');
  return new Response(twin.body, { status: twin.status, headers });
}

/**
 * The platform runs it only for clients that name `text/markdown`. All others get the files as they are, and the API
 * has no pages.
 */
export const config = {
  path: '/*',
  excludedPath: ['/_astro/*', '/api/*', '/agent/*', '/oauth2/*'],
  method: ['GET', 'HEAD'],
  header: { accept: 'text/markdown' },
};
