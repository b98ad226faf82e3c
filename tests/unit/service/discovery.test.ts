import LinkHeader from 'http-link-header';
import { expect, test } from 'vitest';
import { api } from '#api/api.ts';
import { documents } from '#discovery/documents.ts';
import { sendJson } from '../build/built-site.ts';
import { site } from './served.ts';

const base = site.url;

const getJson = async (path: string) => (await (await site.ask(path)).json()) as Record<string, unknown>;
const wellKnown = {
  resource: '/.well-known/oauth-protected-resource',
  server: '/.well-known/oauth-authorization-server',
  openid: '/.well-known/openid-configuration',
};

test.each(Object.entries(documents))('%s is served as what it is, to any origin', async (path, { mimeType }) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(mimeType);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const head = await site.ask(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, mimeType, '']);
  const options = await site.ask(path, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(options.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version');
  const posted = await site.ask(path, sendJson({}));
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await posted.json()).toMatchObject({ error: 'method_not_allowed' });
  if (mimeType.includes('json')) JSON.parse(await answer.text());
});

test('issuer, resource and authorization server are the origin that was asked, to the byte', async () => {
  for (const origin of [base, base.replace('127.0.0.1', 'localhost')]) {
    const read = async (path: string) => (await (await fetch(origin + path)).json()) as Record<string, unknown>;
    const resource = await read(wellKnown.resource);
    const { issuer } = await read(wellKnown.server);
    expect([issuer, resource['resource'], resource['authorization_servers']]).toEqual([origin, origin, [origin]]);
  }
});

test('a stranger cannot choose the origin that the documents speak of', async () => {
  const answer = await fetch(base + wellKnown.server, { headers: { 'X-Forwarded-Host': 'evil.example' } });
  expect(await answer.text()).not.toContain('evil.example');
});

test('every address in every document answers', { timeout: 60_000 }, async () => {
  const texts = await Promise.all(Object.keys(documents).map(async (path) => (await site.ask(path)).text()));
  const pages = ['/docs/api', '/docs/api.md', '/index.md', '/privacy.md', '/blog.md', '/contact.md'];
  const twins = await Promise.all(pages.map(async (path) => (await site.ask(path)).text()));
  const addresses = new Set<string>();
  for (const text of [...texts, ...twins]) {
    for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>)\]`\\,&]+/g)) {
      if (address.startsWith(base)) addresses.add(address.slice(base.length).replace(/[.;]$/, '') || '/');
    }
    for (const [, path = ''] of text.matchAll(/\]\((\/[^)]*)\)/g)) addresses.add(path);
  }
  expect(addresses.size).toBeGreaterThan(30);
  const posts = new Set<string>(
    Object.values(api)
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path),
  );
  for (const path of addresses) {
    if (path.includes('{') || path === '/api') continue;
    const answer = await site.ask(path, { method: posts.has(path) ? 'OPTIONS' : 'GET' });
    expect([200, 204], path).toContain(answer.status);
  }
});

test('no document lists nothing, but for the keys that there are not', async () => {
  const empty: string[] = [];
  const look = (value: unknown, path: string) => {
    if (Array.isArray(value) && value.length === 0) empty.push(path);
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) look(part, `${path}/${name}`);
    }
  };
  for (const [path, { mimeType }] of Object.entries(documents)) {
    if (mimeType.includes('json')) look(await getJson(path), path);
  }
  expect(empty.filter((path) => !path.startsWith('/openapi.json/'))).toEqual(['/.well-known/jwks.json/keys']);
});

test('nothing that is answered holds a credential', async () => {
  const answers = [
    await site.ask(api.registerAgent.path, sendJson({ client_name: 'a', redirect_uris: [] })),
    await site.ask(api.identifyAgent.path, sendJson({ type: 'anonymous' })),
    await site.ask(api.exchangeToken.path, sendJson({ grant_type: 'client_credentials' })),
  ];
  const secrets = ['client_id', 'client_secret', 'access_token', 'refresh_token', 'claim_token', 'credential'];
  for (const answer of answers) {
    const body = (await answer.json()) as Record<string, unknown>;
    for (const name of secrets) expect(body).not.toHaveProperty(name);
    expect(body['identity_assertion'] ?? null).toBeNull();
  }
});

test('the API catalog names itself, also for those who ask only for its head', async () => {
  const answer = await site.ask('/.well-known/api-catalog', { method: 'HEAD' });
  expect(LinkHeader.parse(answer.headers.get('link') ?? '').rel('api-catalog')).toHaveLength(1);
  const { linkset } = (await getJson('/.well-known/api-catalog')) as { linkset: Record<string, unknown>[] };
  expect(linkset[0]).toMatchObject({ anchor: `${base}/api`, 'service-desc': [{ href: `${base}/openapi.json` }] });
});

test('every page points to what describes the site', async () => {
  const links = LinkHeader.parse((await site.ask('/')).headers.get('link') ?? '');
  for (const relation of ['api-catalog', 'service-desc', 'service-doc', 'describedby', 'ard', 'ai-catalog']) {
    expect(links.rel(relation), relation).toHaveLength(1);
    expect((await site.ask(links.rel(relation)[0]?.uri ?? '')).status).toBe(200);
  }
});

test.each([
  '/',
  '/blog',
  '/blog/tags/privacy',
  '/docs/api',
  '/docs/engines',
  '/contact',
  '/status',
  '/compress-image',
  '/record-audio',
])('%s is Markdown for those who ask for it, and HTML for all others', async (path) => {
  const ask = async (accept: string) => {
    const answer = await site.ask(path, { headers: { Accept: accept } });
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    return answer.headers.get('content-type')?.split(';')[0];
  };
  expect(await ask('text/markdown')).toBe('text/markdown');
  expect(await ask('text/markdown, text/html;q=0.8')).toBe('text/markdown');
  expect(await ask('text/html, text/markdown;q=0.8')).toBe('text/html');
  expect(await ask('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html');
  expect(await ask('text/markdown;q=0.5, */*;q=0.8')).toBe('text/html');
  expect(await ask('text/markdown, */*;q=0.8')).toBe('text/markdown');
  expect(await ask('*/*')).toBe('text/html');
  const twin = await (await site.ask(path === '/' ? '/index.md' : `${path}.md`)).text();
  expect(twin).toMatch(/^# \S/);
  expect(twin).toContain(`[llms.txt](${base}/llms.txt)`);
  expect(twin, 'its links hold wherever it is copied to').not.toContain('](/');
});

test('a page that is not there is a 404, in Markdown for those who ask for it', async () => {
  const answer = await site.ask('/nowhere', { headers: { Accept: 'text/markdown' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  expect(await answer.text()).toMatch(/^# Not found/);
});

test('an address without Markdown is answered as it is to all others', async () => {
  const headers = { Accept: 'text/markdown, text/html;q=0.9' };
  const thanks = await site.ask('/contact/thanks', { headers });
  expect([thanks.status, thanks.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const spelling = await site.ask('/heic-to-jpeg', { headers, redirect: 'manual' });
  expect([spelling.status, spelling.headers.get('location')]).toEqual([301, '/heic-to-jpg']);
});

test('in another language, a page that is not there is the one of that language', async () => {
  const answer = await site.ask('/de/nowhere', { headers: { Accept: 'text/html' } });
  expect([answer.status, (await answer.text()).slice(0, 40)]).toEqual([404, expect.stringContaining('lang="de"')]);
});

test('a well-known document that is not there is a 404 that programs can read, and so is another spelling of one', async () => {
  for (const path of ['/.well-known/mcp.json', '/.well-known/JWKS.json']) {
    const answer = await site.ask(path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'not_found' }]);
  }
  // A page rather than JSON, as its headers say.
  const page = await site.ask('/OpenAPI.json');
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test('auth.md describes agent registration in the sections that agents look for', async () => {
  const text = await (await site.ask('/auth.md')).text();
  expect(text).toMatch(/^# auth\.md/);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const wanted = [
    'Discover',
    'Pick a method',
    'Register',
    'Claim',
    'Exchange',
    'Use the access_token',
    'Errors',
    'Revocation',
  ];
  expect(sections).toEqual(wanted);
  for (const word of ['agent_auth', 'identity_endpoint', 'identity_assertion', 'service_auth', 'WWW-Authenticate']) {
    expect(text).toContain(word);
  }
});

test('robots.txt says what may be read and what for, and where the maps are', async () => {
  const text = await (await site.ask('/robots.txt')).text();
  for (const line of ['User-agent: *', 'Content-Signal: search=yes, ai-input=yes, ai-train=no', 'Allow: /']) {
    expect(text.split('\n')).toContain(line);
  }
  const [, map = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
  expect(map.startsWith(base)).toBe(true);
  expect(await (await site.ask(map.slice(base.length))).text()).toContain('<sitemapindex');
});

test('security.txt ends within a year of what was built', async () => {
  const text = await (await site.ask('/.well-known/security.txt')).text();
  const manifest = (await (await site.ask('/.well-known/build-manifest.json')).json()) as { date: string };
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.parse(manifest.date)) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
  expect(text).toMatch(/^Contact: http/m);
});
