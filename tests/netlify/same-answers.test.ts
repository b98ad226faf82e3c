import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForHosts, pagePath } from '../../server/address.ts';
import { addressesIn } from '../../server/built-addresses.ts';
import { builtOrigin } from '../../server/site.ts';
import { message, sendForm, sendJson, serveBuiltSite } from '../unit/build/built-site.ts';
import { builtPolicy } from '../unit/service/built-policy.ts';
import { policyOf, spellings } from '../unit/service/spellings.ts';
import { netlifyDev } from './netlify-dev.ts';

let netlify: Awaited<ReturnType<typeof netlifyDev>>;
let ours: Awaited<ReturnType<typeof serveBuiltSite>>;
let addresses: string[];
let host: string;

beforeAll(async () => {
  [netlify, ours] = await Promise.all([netlifyDev(), serveBuiltSite()]);
  addresses = (await addressesIn('dist')).filter((address) => !isForHosts(address));
  host = new URL((await builtOrigin('dist')) ?? '').host;
});
afterAll(() => Promise.all([netlify.close(), ours.close()]));

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a server as the host that the site was built for, exactly at the path as written. */
const ask = (url: string, path: string, { method = 'GET', headers = {}, body }: RequestInit = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const all = { ...(headers as Record<string, string>), Host: host };
    request({ hostname, port, path, method, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString('latin1') });
      });
    })
      .on('error', reject)
      .end(body as string | undefined);
  });

/** What a connection or a platform adds, and says nothing about the site. */
const ofConnection =
  /^(?:date|connection|keep-alive|server|age|etag|transfer-encoding|content-length|accept-ranges|x-powered-by|x-nf-.*)$/;

/** The headers of files in which the emulator differs from Netlify itself, and why. */
const emulated: Record<string, string> = {
  'cache-control': 'Its static server’s own values overwrite those of rules: `writeHead` in `dist/utils/proxy.js`.',
  'content-type': 'The same.',
  vary: 'It compresses nothing, so nothing varies by encoding.',
};

/** The same for functions. */
const emulatedInFunctions: Record<string, string> = {
  ...emulated,
  link: 'It applies the rules for files to the answers of functions. Netlify does not, as its documentation says.',
};

const differing = (theirs: Reply, own: Reply, known: Record<string, string>) => [
  ...(theirs.status === own.status ? [] : [`status ${theirs.status}, not ${own.status}`]),
  ...(theirs.body === own.body ? [] : [`another body: ${theirs.body.slice(0, 80)}`]),
  ...[...new Set([...Object.keys(theirs.headers), ...Object.keys(own.headers)])]
    .filter((name) => !ofConnection.test(name) && !(name in known))
    .filter((name) => String(theirs.headers[name]) !== String(own.headers[name]))
    .map((name) => `${name}: ${String(theirs.headers[name])}, not ${String(own.headers[name])}`),
];

async function differences(path: string, init: RequestInit = {}, known = emulated): Promise<string[]> {
  const [theirs, own] = await Promise.all([ask(netlify.url, path, init), ask(ours.url, path, init)]);
  return differing(theirs, own, known);
}

test('every address has the same status, the same bytes and the same policies', async () => {
  const paths = addresses.flatMap((address) => [...new Set([address, pagePath(address)])]);
  const found: string[] = [];
  for (const path of paths) for (const difference of await differences(path)) found.push(`${path} ${difference}`);
  expect(paths.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});

/** The emulator ends when it is asked for these: `decodeURIComponent`, and `new URL` in `edge-functions/proxy.ts`. */
const fatal = /%c0%af|%$|^\/\//;

test('no spelling escapes: it has the policy of the file, or one that is harmless, or leads elsewhere', async () => {
  const picked = addresses.filter((address) =>
    /^\/_astro\/(?:\w+\.worker|vips-es6)\/[^/]+$|^\/(?:index|contact|status)\.html$|offline-worker|robots/.test(
      address,
    ),
  );
  const escaped: string[] = [];
  let tried = 0;
  for (const address of picked) {
    for (const spell of Object.values(spellings)) {
      const path = spell(address);
      if (path === address || fatal.test(path)) continue;
      const { status = 0, headers } = await ask(netlify.url, path);
      const policy = headers['content-security-policy'];
      const isHeld = [builtPolicy('page'), builtPolicy('closed'), policyOf(address)].includes(String(policy));
      if (!isHeld && !(status >= 300 && status < 400)) escaped.push(`${path} ${status} ${String(policy)}`);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(escaped).toEqual([]);
});

test.each(['/nope', '/no/such/page', '/_astro/nope.js', '/_astro/pdf.worker/nope.js', '/compress-image?a=1'])(
  '%s has a policy under which nothing connects, on both',
  async (path) => {
    const [theirs, own] = await Promise.all([ask(netlify.url, path), ask(ours.url, path)]);
    expect([theirs.status, theirs.body]).toEqual([own.status, own.body]);
    for (const { headers } of [theirs, own])
      expect(String(headers['content-security-policy'])).not.toMatch(/connect-src|^undefined$/);
  },
);

test.each(['/', '/compress-image', '/robots.txt'])('HEAD of %s is the same', async (path) => {
  expect(await differences(path, { method: 'HEAD' })).toEqual([]);
});

test.each(['/', '/robots.txt'])('If-None-Match for %s is answered the same', async (path) => {
  expect(await differences(path, { headers: { 'If-None-Match': '*' } })).toEqual([]);
});

test.each(['/heif-to-jpg', '/heif-to-jpg?a=1'])('the redirect of %s leads to the same address', async (path) => {
  const [theirs, own] = await Promise.all([ask(netlify.url, path), ask(ours.url, path)]);
  // Rules are for files alone, so a redirect on Netlify has no policy; it has no content either.
  expect([theirs.status, theirs.headers.location]).toEqual([own.status, own.headers.location]);
});

const long = 'a'.repeat(70_000);
/** What each function is asked: what is right, what is wrong, and what is too long. */
const requests: [path: string, init?: RequestInit][] = [
  ['/api/blog'],
  ['/api/blog/nothing-leaves'],
  ['/api/blog/nowhere'],
  ['/api/blog', { headers: { 'If-None-Match': '*' } }],
  ['/API/Blog'],
  ['/api'],
  ['/api/'],
  ['/api/nowhere'],
  ['/agent/x'],
  ['/api/nowhere', { method: 'POST' }],
  ['/api/health', { method: 'PUT' }],
  ['/api/contact', sendJson({ ...message, subject: 'To both' }, { 'Idempotency-Key': 'to both' })],
  ['/api/contact', sendJson({ name: 'A' })],
  ['/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }],
  ['/api/contact', { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'x' }],
  ['/api/contact', sendJson({ ...message, message: long })],
  ['/contact', sendForm({ ...message })],
  ['/contact', sendForm({ name: 'A' })],
  ['/agent/register', sendJson({ type: 'anonymous' })],
  ['/agent/identity', sendJson({ type: 'anonymous' })],
  ['/agent/identity/claim', sendJson({ claim_token: 'a' })],
  ['/oauth2/token', sendForm({ grant_type: 'client_credentials' })],
  ['/oauth2/revoke', sendForm({ token: 'a' })],
  ['/robots.txt', { method: 'OPTIONS' }],
  ['/index.md', { method: 'DELETE' }],
  ['/.well-known/nowhere'],
];

test('every function answers the same', async () => {
  for (const [path, init] of requests)
    expect([path, init?.method, await differences(path, init, emulatedInFunctions)]).toEqual([path, init?.method, []]);
});

/** Where the emulator does not do what Netlify documents; each is checked, so that we notice when it does. */
test.each([
  ['Netlify leads to the address without a slash; the emulator shows the page', '/compress-image/', {}, 200, 301],
  ['the emulator ignores ranges', '/robots.txt', { Range: 'bytes=0-9' }, 200, 206],
])('%s', async (_, path, headers, theirs, own) => {
  const answers = await Promise.all([ask(netlify.url, path, { headers }), ask(ours.url, path, { headers })]);
  expect(answers.map(({ status }) => status)).toEqual([theirs, own]);
});

test('health is well on both', async () => {
  const answers = await Promise.all([ask(netlify.url, '/api/health'), ask(ours.url, '/api/health')]);
  const bodies = answers.map(({ body }) => ({ ...(JSON.parse(body) as object), time: '' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(bodies[0]).toEqual(bodies[1]);
});
