import markdown, { config as markdownConfig } from '../netlify/edge-functions/markdown.ts';
import { isUnchanged } from '../netlify/lib/etag.ts';
import { servedOrigin } from '../netlify/lib/origin.ts';
import { closedHeaders } from '../src/policies.ts';
import type { Encoding, Representation } from './static-file.ts';
import type { Site, SiteFile } from './site.ts';

/** Answers from the files of the site as Netlify does, or not at all when there is none at the path. */
export async function serveFile(site: Site, request: Request, pathname: string): Promise<Response | undefined> {
  const file = findFile(site, pathname);
  if (file) return request.method === 'GET' || request.method === 'HEAD' ? answer(site, request, file, 200) : refused();
  // A page has one address: without a slash at its end.
  const withoutSlash = pathname.replace(/\/+$/, '');
  if (withoutSlash !== pathname && findFile(site, withoutSlash)) return redirect(301, withoutSlash + search(request));
  return undefined;
}

/**
 * Answers whatever the address, as the platform does: its edge functions first.
 *
 * @param path of the address, where it is spelled as browsers spell it.
 */
export async function serveStatic(site: Site, request: Request, path: string | undefined): Promise<Response> {
  if (path === undefined) return notFound(site, request);
  return /text\/markdown/i.test(request.headers.get('accept') ?? '') && markdownConfig.method.includes(request.method)
    ? markdown(request, { next: (other = request) => serveSite(site, other) })
    : serveSite(site, request);
}

/** With a file, a redirect, or the site's page for what is not there. */
async function serveSite(site: Site, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (
    (await followRedirect(site, request, pathname, true)) ??
    (await serveFile(site, request, pathname)) ??
    (await followRedirect(site, request, pathname, false)) ??
    (await notFound(site, request))
  );
}

async function followRedirect(site: Site, request: Request, pathname: string, force: boolean) {
  for (const rule of site.redirects) {
    const match = rule.force === force && rule.pattern.exec({ pathname });
    if (!match) continue;
    const to = rule.to.replace(/:(\w+)/g, (_, name: string) => match.pathname.groups[name] ?? '');
    if (rule.status >= 300 && rule.status < 400) return redirect(rule.status, to + search(request));
    const file = findFile(site, to);
    if (file) return answer(site, request, file, rule.status);
  }
  return undefined;
}

async function notFound(site: Site, request: Request): Promise<Response> {
  const page = site.files.get('/404.html');
  return page ? answer(site, request, page, 404) : new Response('Not found', { status: 404, headers: closedHeaders });
}

/** By the address as it was written: another spelling of it is another address, where there is nothing. */
function findFile({ files }: Site, path: string): SiteFile | undefined {
  if (path.endsWith('/')) return files.get(`${path}index.html`);
  return files.get(path) ?? files.get(`${path}.html`);
}

const search = (request: Request) => new URL(request.url).search;

const redirect = (status: number, location: string) =>
  new Response(null, { status, headers: { ...closedHeaders, Location: location } });

const refused = () =>
  new Response('Method not allowed', { status: 405, headers: { ...closedHeaders, Allow: 'GET, HEAD' } });

const revalidate = 'public, max-age=0, must-revalidate';

async function answer(site: Site, request: Request, file: SiteFile, status: number): Promise<Response> {
  const range = status === 200 && request.method === 'GET' ? request.headers.get('range') : null;
  // Parts are counted in the file's own bytes.
  const origin = site.origin && servedOrigin(request, site.origin);
  const content = await file.as(range === null && file.isCompressible ? chooseEncoding(request) : 'identity', origin);
  const headers = new Headers({
    'Content-Type': file.mimeType,
    'Cache-Control': revalidate,
    'Accept-Ranges': 'bytes',
    ETag: content.etag,
  });
  if (file.isCompressible) headers.set('Vary', 'Accept-Encoding');
  for (const [name, value] of file.headers) {
    if (name === 'vary') headers.append(name, value);
    else headers.set(name, site.origin && origin ? value.replaceAll(site.origin, origin) : value);
  }
  // What is not there now may come, and is no document: the rules are about what is.
  if (status === 404) {
    headers.set('Cache-Control', revalidate);
    headers.set('Content-Type', file.mimeType);
    headers.delete('Link');
  }
  if (status === 200 && isUnchanged(request, content.etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (content.encoding !== 'identity') headers.set('Content-Encoding', content.encoding);

  const part = range === null ? undefined : readRange(range, content, request.headers.get('if-range'));
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${content.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: content.size - 1 };
  if (part) headers.set('Content-Range', `bytes ${start}-${end}/${content.size}`);
  headers.set('Content-Length', String(end - start + 1));
  const body = request.method === 'HEAD' ? null : content.read(start, end);
  return new Response(body, { status: part ? 206 : status, headers });
}

function chooseEncoding(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const accepts = (encoding: string) =>
    accepted.split(',').some((part) => {
      const [name, quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return name === encoding && Number(quality ?? 1) > 0;
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** One part, both ends included. Several parts, and other units than bytes, are answered with the whole, as RFC 9110 allows. */
function readRange(range: string, { size, etag }: Representation, ifRange: string | null) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if ((first === '' && last === '') || (ifRange !== null && ifRange !== etag)) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
