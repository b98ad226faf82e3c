import { gzipSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { api, maxBodyLength, type Endpoint } from '#api/api.ts';
import { sendForm, sendJson } from '../build/built-site.ts';
import { site } from './served.ts';

const endpoints: [string, Endpoint][] = Object.entries(api);
const pathOf = ({ path }: Endpoint) => path.replace(':slug', 'nowhere');
const isApi = (path: string) => /^\/api(?:\/|$)/.test(path);

/** Returns the facts about a failure, whichever family its address belongs to. */
async function readFailure(answer: Response) {
  const body = (await answer.json()) as Record<string, unknown>;
  const isProblem = answer.headers.get('content-type') === 'application/problem+json';
  const words = isProblem ? body['detail'] : body['error_description'];
  return {
    status: answer.status,
    family: isProblem ? 'problem' : 'oauth',
    code: isProblem ? body['code'] : body['error'],
    // RFC 6749 allows neither quotes nor backslashes in it.
    hasWords: typeof words === 'string' && (isProblem || /^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/.test(words)),
    hasSecrets: /<html|\bat \S+ \(|node:internal|\.ts:\d/.test(JSON.stringify(body)),
    caching: answer.headers.get('cache-control'),
  };
}

const failure = (path: string, status: number, code: string) => {
  const family = isApi(path) ? 'problem' : 'oauth';
  return { status, family, code, hasWords: true, hasSecrets: false, caching: 'no-store' };
};

describe.each(endpoints)('%s', (_, endpoint) => {
  const path = pathOf(endpoint);
  const other = endpoint.method === 'GET' ? 'POST' : 'GET';

  test('answers a wrong method with 405, and says which are right', async () => {
    for (const method of [other, 'PUT', 'DELETE', 'PATCH']) {
      const answer = await site.ask(path, { method });
      expect(answer.headers.get('allow')).toBe(endpoint.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS');
      expect(await readFailure(answer)).toEqual(failure(path, 405, 'method_not_allowed'));
    }
  });

  test('answers OPTIONS, and lets any origin in', async () => {
    const answer = await site.ask(path, { method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(answer.headers.get('access-control-allow-methods')).toContain(endpoint.method);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });
});

describe.each(endpoints.filter(([, { method }]) => method === 'GET'))('%s', (_, endpoint) => {
  test('answers HEAD as GET, without a body', async () => {
    const path = pathOf(endpoint);
    const [head, get] = await Promise.all([site.ask(path, { method: 'HEAD' }), site.ask(path)]);
    expect([head.status, await head.text()]).toEqual([get.status, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });
});

describe.each(endpoints)('%s', (_, endpoint) => {
  const path = pathOf(endpoint);

  test('refuses a file, and says where it is converted', async () => {
    const body = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]);
    for (const type of ['image/png', 'application/octet-stream', 'application/pdf', 'video/mp4']) {
      const answer = await site.ask(path, { method: 'POST', headers: { 'Content-Type': type }, body });
      const words = await answer.clone().text();
      expect(words).toContain('conversion happens in the browser');
      expect(await readFailure(answer)).toEqual(
        failure(path, 415, isApi(path) ? 'unsupported_media_type' : 'invalid_request'),
      );
    }
    const form = new FormData();
    form.set('file', new Blob([body], { type: 'image/png' }), 'photo.png');
    const answer = await site.ask(path, { method: 'POST', body: form });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain('conversion happens in the browser');
  });
});

describe.each(endpoints.filter(([, { request }]) => request))('%s', (_, endpoint) => {
  const path = pathOf(endpoint);

  test('refuses other media types than its own', async () => {
    for (const type of ['text/plain', 'application/xml', '']) {
      const answer = await site.ask(path, { method: 'POST', headers: { 'Content-Type': type }, body: '{}' });
      expect(await readFailure(answer)).toEqual(
        failure(path, 415, isApi(path) ? 'unsupported_media_type' : 'invalid_request'),
      );
    }
  });

  test('refuses what is no JSON', async () => {
    for (const body of ['', '{', 'name=Ada', '{"name":}']) {
      const answer = await site.ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      expect(await readFailure(answer)).toEqual(failure(path, 400, isApi(path) ? 'invalid_json' : 'invalid_request'));
    }
    const notText = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    const headers = { 'Content-Type': 'application/json' };
    expect((await site.ask(path, { method: 'POST', headers, body: notText })).status).toBe(400);
  });

  test('refuses a compressed body, and says that it may not be', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await site.ask(path, { method: 'POST', headers, body: gzipSync('{}') });
    expect(answer.headers.get('accept-encoding')).toBe('identity');
    const code = isApi(path) ? 'unsupported_content_encoding' : 'invalid_request';
    expect(await readFailure(answer)).toEqual(failure(path, 415, code));
  });

  test('refuses a long body, whether or not its length is declared', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(maxBodyLength) });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await site.ask(path, { method: 'POST', headers, body });
    expect(await readFailure(answer)).toEqual(failure(path, 413, isApi(path) ? 'too_large' : 'invalid_request'));
    const undeclared = new Blob([body]).stream();
    const streamed = await site.ask(path, { method: 'POST', headers, body: undeclared, duplex: 'half' } as RequestInit);
    expect(streamed.status).toBe(413);
  });
});

test('health says that all is well, and when', async () => {
  const answer = await site.ask('/api/health');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ok',
    service: 'stayput',
    time: expect.stringMatching(/^\d{4}-.*T.*Z$/),
    mail: 'off',
  });
});

test.each(['/api', '/api/', '/api/convert', '/api/blog/a/b', '/agent', '/agent/x', '/oauth2/authorize'])(
  'a program that asks for %s learns in JSON that nothing is there',
  async (path) => {
    const answer = await site.ask(path, { headers: { Accept: 'application/json' } });
    expect(await readFailure(answer)).toEqual(failure(path, 404, 'not_found'));
  },
);

test.each(['GET', 'HEAD'])('to %s, an unknown well-known address answers in JSON', async (method) => {
  const answer = await site.ask('/.well-known/nothing', { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('a file that is posted to an address that is not there is refused in the same words', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'image/heic' }, body: new Uint8Array(2000) };
  const answer = await site.ask('/api/convert', init);
  expect(answer.status).toBe(415);
  expect(((await answer.json()) as { detail: string }).detail).toContain('conversion happens in the browser');
});

test.each(['/api/contact', '/oauth2/token'])('%s refuses seven megabytes in the words of its family', async (path) => {
  const answer = await site.ask(path, sendJson('a'.repeat(7_000_000)));
  expect(await readFailure(answer)).toMatchObject({ status: 413, family: isApi(path) ? 'problem' : 'oauth' });
});

test('no slug reaches a file outside of the posts', async () => {
  for (const slug of [
    '..%2Ftools',
    '%2e%2e%2ftools',
    'a%00b',
    '../tools',
    'UPPER',
    'a'.repeat(5000),
    '-',
    'a--b',
    '%',
  ]) {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      httpRequest({ hostname, port, path: `/api/blog/${slug}` }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status, slug).toBe(404);
  }
});

describe('agents', () => {
  const json = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
  });

  test('registration explains that no credential is needed, and links to the tools', async () => {
    const { status, body } = await json(
      await site.ask('/agent/register', sendJson({ client_name: 'example-agent', redirect_uris: [] })),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      client_name: 'example-agent',
      redirect_uris: [],
      credential_required: false,
      credential_issued: false,
      documentation: `${site.url}/docs/api`,
    });
    expect(body['tools']).toContainEqual({ name: 'Compress images', url: `${site.url}/compress-image` });
  });

  test.each([
    [{ client_name: 'a', redirect_uris: ['https://a.example/cb', 'app:/cb'] }, 200, undefined],
    [{ client_name: 'a' }, 200, undefined],
    [{ type: 'anonymous' }, 200, undefined],
    [{ client_name: 'a', redirect_uris: ['not a uri'] }, 400, 'invalid_redirect_uri'],
    [{ client_name: 'a', redirect_uris: 'https://a.example' }, 400, 'invalid_redirect_uri'],
    [{ client_name: 7, redirect_uris: [] }, 400, 'invalid_client_metadata'],
    [{ client_name: ' ' }, 400, 'invalid_client_metadata'],
    [{}, 400, 'invalid_client_metadata'],
    [[], 400, 'invalid_client_metadata'],
    [null, 400, 'invalid_client_metadata'],
  ])('registration of %j is answered %i', async (metadata, status, error) => {
    const { status: actual, body } = await json(await site.ask('/agent/register', sendJson(metadata)));
    expect([actual, body['error']]).toEqual([status, error]);
  });

  test('to act anonymously needs nothing, and gives nothing', async () => {
    const { status, body } = await json(await site.ask('/agent/identity', sendJson({ type: 'anonymous' })));
    expect(status).toBe(200);
    expect(body).toMatchObject({ registration_type: 'anonymous', registration_id: null, identity_assertion: null });
  });

  test.each([
    ['service_auth', 'service_auth_not_enabled'],
    ['identity_assertion', 'issuer_not_enabled'],
    ['constructor', 'invalid_request'],
    [7, 'invalid_request'],
  ])('identity type %s is refused with %s', async (type, error) => {
    const { status, body } = await json(await site.ask('/agent/identity', sendJson({ type })));
    expect([status, body['error'], body['message']]).toEqual([400, error, body['error_description']]);
  });

  test.each([
    { claim_token: 'a', email: 'a@example.com' },
    { type: 'login_hint', claim_token: 'a', login_hint: 'a@example.com' },
    { type: 'service_auth', claim_token: 'a', login_hint: 'b' },
  ])('the claim %j is refused, with a challenge', async (claim) => {
    const answer = await site.ask('/agent/identity/claim', sendJson(claim));
    expect(answer.headers.get('www-authenticate')).toBe('AgentAuth error="invalid_claim_token"');
    expect(await readFailure(answer)).toEqual(failure('/agent/identity/claim', 401, 'invalid_claim_token'));
  });

  test('a claim without a token is no claim', async () => {
    const answer = await site.ask('/agent/identity/claim', sendJson({ email: 'a@example.com' }));
    expect(await readFailure(answer)).toEqual(failure('/agent/identity/claim', 400, 'invalid_request'));
  });
});

describe('OAuth', () => {
  const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

  test.each([
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code', code: 'x' }, 'unsupported_grant_type'],
    [{ grant_type: jwtBearer, assertion: 'a.b.c' }, 'invalid_grant'],
    [{ grant_type: jwtBearer }, 'invalid_request'],
    [{ other: 'x' }, 'invalid_request'],
  ])('the token request %j is refused with %s, as a form and as JSON', async (fields, error) => {
    for (const init of [sendForm(fields as Record<string, string>), sendJson(fields)]) {
      const answer = await site.ask('/oauth2/token', init);
      expect(answer.headers.get('pragma')).toBe('no-cache');
      expect(await readFailure(answer)).toEqual(failure('/oauth2/token', 400, error));
    }
  });

  test('a field that comes twice is refused', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await site.ask('/oauth2/token', { method: 'POST', headers, body: 'grant_type=a&grant_type=b' });
    expect(await readFailure(answer)).toEqual(failure('/oauth2/token', 400, 'invalid_request'));
  });

  test('any token can be revoked, and none has to be known', async () => {
    for (const init of [sendForm({ token: 'anything' }), sendJson({ token: 'anything' })]) {
      const answer = await site.ask('/oauth2/revoke', init);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    expect(await readFailure(await site.ask('/oauth2/revoke', sendForm({})))).toEqual(
      failure('/oauth2/revoke', 400, 'invalid_request'),
    );
  });
});
