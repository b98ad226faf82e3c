import type { IncomingHttpHeaders } from 'node:http';
import markdown, { config as markdownConfig } from '../netlify/edge-functions/markdown.ts';
import { pathIn } from '#language.ts';
import { languageAt } from '#languages.ts';
import { isKnown } from '../netlify/lib/etag.ts';
import { isCode } from '../netlify/lib/is-code.ts';
import { flat, fromResponse, plainAnswer, toResponse, type Answer } from './answer.ts';
import { chooseEncoding, readRange } from './representation.ts';
import type { Site } from './site.ts';
import type { StaticFile } from './static-file.ts';

/** A request for one of the site's files. */
export interface Ask {
  method: string;
  /** In its canonical spelling. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  headers: IncomingHttpHeaders;
  /**
   * The one of this server's own origins that was requested, or `elsewhere`; undefined for the one that the site was
   * built for.
   */
  origin: string | undefined;
}

const isRead = ({ method }: Ask) => method === 'GET' || method === 'HEAD';

/** Finds a file by the exact address: another spelling is another address, which has no file. */
export function findFile({ files }: Site, path: string): StaticFile | undefined {
  if (path.endsWith('/')) return files.get(`${path}index.html`);
  return files.get(path) ?? files.get(`${path}.html`);
}

/** Answers any address like the platform: first with its edge function. */
export async function serveStatic(site: Site, ask: Ask): Promise<Answer> {
  const { accept = '' } = ask.headers;
  if (!/text\/markdown/i.test(accept) || !markdownConfig.method.includes(ask.method)) return serveSite(site, ask);
  const next = async ({ url }: { url: string } = { url: `http://localhost${ask.path}` }) =>
    toResponse(await serveSite(site, { ...ask, path: new URL(url).pathname }));
  const request = new Request(`http://localhost${ask.path}`, { method: ask.method, headers: { accept } });
  const answered = await markdown(request, { next });
  return answered ? fromResponse(answered) : serveSite(site, ask);
}

/** Answers with a file, a redirect, or the site's 404 page. */
async function serveSite(site: Site, ask: Ask): Promise<Answer> {
  try {
    const found = followRedirect(site, ask, true) ?? serveFile(site, ask) ?? followRedirect(site, ask, false);
    if (found) return await found;
  } catch (error) {
    // It was there when the site was opened.
    if (!isCode(error, 'ENOENT')) throw error;
  }
  return notFound(site, ask);
}

function serveFile(site: Site, ask: Ask) {
  const file = findFile(site, ask.path);
  if (file) return isRead(ask) ? answer(ask, file) : notAllowed();
  // A page has one address, without a trailing slash.
  const withoutSlash = ask.path.replace(/\/+$/, '');
  const isPage = withoutSlash !== ask.path && findFile(site, withoutSlash);
  return isPage ? redirect(301, withoutSlash + ask.search) : undefined;
}

function followRedirect(site: Site, ask: Ask, force: boolean) {
  for (const rule of site.redirects) {
    const names = rule.force === force ? rule.match(ask.path) : undefined;
    if (!names) continue;
    const to = rule.to.replace(/:(\w+)/g, (_, name: string) => names[name] ?? '');
    // `notFound` answers with the page of such a rule.
    if (rule.status === 404) continue;
    if (rule.status >= 300 && rule.status < 400) return redirect(rule.status, to + ask.search);
    const file = findFile(site, to);
    if (file) return answer(ask, file);
  }
  return undefined;
}

const notAllowed = () => plainAnswer(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });

const redirect = (status: number, location: string) => plainAnswer(status, '', { Location: location });

/** Returns the 404 page of the language, or of the site. */
export async function notFound(
  site: Site,
  { path, headers, origin }: Pick<Ask, 'path' | 'headers' | 'origin'>,
): Promise<Answer> {
  const page = site.files.get(pathIn(languageAt(path), '/404.html')) ?? site.files.get('/404.html');
  if (!page) return plainAnswer(404, 'Not found\n');
  const content = await page.as(chooseEncoding(page, headers['accept-encoding']), origin);
  return { status: 404, headers: content.flatHeaders, body: content.bytes };
}

async function answer({ method, headers: asked, origin }: Ask, file: StaticFile): Promise<Answer> {
  const range = method === 'GET' ? asked.range : undefined;
  // Ranges refer to the file's own bytes.
  const encoding = range === undefined ? chooseEncoding(file, asked['accept-encoding']) : 'identity';
  const found = file.as(encoding, origin);
  const content = found instanceof Promise ? await found : found;
  const { etag, bytes, headers, flatHeaders } = content;
  if (asked['if-none-match'] !== undefined && isKnown(asked['if-none-match'], etag)) {
    const unchanged = new Headers(headers);
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) unchanged.delete(name);
    return { status: 304, headers: flat(unchanged) };
  }
  const part = range === undefined ? undefined : readRange(range, content, asked['if-range']);
  if (part === undefined) return { status: 200, headers: flatHeaders, body: bytes };
  const partial = new Headers(headers);
  if (part === 'unsatisfiable') {
    partial.set('Content-Range', `bytes */${bytes.length}`);
    partial.set('Content-Length', '0');
    return { status: 416, headers: flat(partial) };
  }
  partial.set('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  partial.set('Content-Length', String(part.end - part.start + 1));
  return { status: 206, headers: flat(partial), body: bytes.subarray(part.start, part.end + 1) };
}
