import { createHash } from 'node:crypto';
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { validate as validateSkill } from 'skills-ref';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { expect, test } from 'vitest';
import { api, type Endpoint } from '#api/api.ts';
import { site } from './served.ts';

const base = site.url;

const getJson = async (path: string) => (await (await site.ask(path)).json()) as Record<string, unknown>;
/** These clients refuse plain HTTP unless it is explicitly allowed. */
const insecure = { [oauth.allowInsecureRequests]: true };

test('oauth4webapi reads all three', async () => {
  const url = new URL(base);
  for (const algorithm of ['oauth2', 'oidc'] as const) {
    const answer = await oauth.discoveryRequest(url, { algorithm, ...insecure });
    expect((await oauth.processDiscoveryResponse(url, answer)).issuer).toBe(base);
  }
  const answer = await oauth.resourceDiscoveryRequest(url, insecure);
  const resource = await oauth.processResourceDiscoveryResponse(url, answer);
  expect(resource.authorization_servers).toEqual([base]);
});

test('openid-client discovers, is refused a token in words it understands, and revokes', async () => {
  const options = { execute: [openid.allowInsecureRequests] };
  const discovered = await openid.discovery(new URL(base), 'agent', undefined, openid.None(), options);
  await expect(openid.clientCredentialsGrant(discovered)).rejects.toMatchObject({ error: 'unsupported_grant_type' });
  const assertion = { assertion: 'a.b.c' };
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  await expect(openid.genericGrantRequest(discovered, grant, assertion)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await openid.tokenRevocation(discovered, 'anything');
});

test('the OpenAPI description is valid', async () => {
  const result = await new Validator().validate(await getJson('/openapi.json'));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('every body in the OpenAPI description has a name, and an example that is valid', async () => {
  const description = (await getJson('/openapi.json')) as unknown as {
    paths: object;
    components: { schemas: Record<string, object> };
  };
  const ajv = new Ajv2020();
  addFormats.default(ajv);
  ajv.addKeyword('components');
  const { components } = description;
  let examples = 0;
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('schema' in value && 'example' in value && !('in' in value)) {
      const { schema, example } = value as { schema: { $ref?: string }; example: unknown };
      expect(schema.$ref).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
      const fits = ajv.compile({ ...schema, components });
      expect([fits(example), fits.errors]).toEqual([true, null]);
      examples += 1;
    }
    Object.values(value).forEach(look);
  };
  look(description.paths);
  const bodies = Object.values<Endpoint>(api).flatMap(({ request, response }) => [
    ...(request ? request.types : []),
    ...(response ? [response] : []),
  ]);
  expect(examples).toBe(bodies.length);
});

test('its patterns are in the part of regular expressions that every reader of JSON Schema knows', async () => {
  const text = await (await site.ask('/openapi.json')).text();
  expect(text).toContain('"pattern"');
  expect(text).not.toMatch(/"pattern":"[^"]*\\\\[pP]\{/);
});

test('the OpenAPI description has every operation of the table, and no credential', async () => {
  const description = await getJson('/openapi.json');
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    servers: [{ url: base }],
    security: [],
  });
  const paths = description['paths'] as Record<string, Record<string, { operationId: string }>>;
  const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(ids).toEqual(Object.keys(api));
  for (const { path, method } of Object.values<Endpoint>(api)) {
    expect(paths[path.replace(':slug', '{slug}')]).toHaveProperty(method.toLowerCase());
  }
});

test('the AI catalog fits the published schema, and lists every tool page', async () => {
  const catalog = await getJson('/.well-known/ai-catalog.json');
  // The schema is an object.
  const schema = JSON.parse(await readFile('tests/fixtures/discovery/ai-catalog.schema.json', 'utf8')) as object;
  const ajv = new Ajv2020();
  addFormats.default(ajv);
  const fits = ajv.compile(schema);
  interface Entry {
    identifier: string;
    type: string;
    url?: string;
    data?: { entries: Entry[] };
  }
  const all: Entry[] = [];
  const look = async (one: { entries: Entry[] }) => {
    fits(one);
    expect(fits.errors).toBeNull();
    for (const entry of one.entries) {
      all.push(entry);
      if (entry.type !== 'application/ai-catalog+json') continue;
      const inner = entry.data ?? (await getJson(entry.url?.replace(base, '') ?? ''));
      await look(inner as { entries: Entry[] });
    }
  };
  await look(catalog as unknown as { entries: Entry[] });
  expect(new Set(all.map(({ identifier }) => identifier)).size).toBe(all.length);
  const { tools } = (await getJson('/data/tools.json')) as { tools: { path: string }[] };
  const pages = all.filter(({ type }) => type === 'text/html').map(({ url }) => url);
  const expected = [...tools.map(({ path }) => path), ...[...presets, ...pairs].map(({ slug }) => `/${slug}`)].map(
    (path) => base + path,
  );
  expect(pages.toSorted()).toEqual(expected.toSorted());
});

test('the catalog is the same at its new address and at its old one', async () => {
  const read = async (path: string) => (await site.ask(path)).text();
  expect(await read('/.well-known/ard.json')).toBe(await read('/.well-known/ai-catalog.json'));
});

test('the skill is short, and every tool in it has a reference with its options', async () => {
  const { tools } = (await getJson('/data/tools.json')) as { tools: { path: string }[] };
  const [skill] = (await getJson('/.well-known/agent-skills/index.json'))['skills'] as { url: string }[];
  const text = await (await site.ask(skill?.url ?? '')).text();
  expect(text.split('\n').length).toBeLessThan(150);
  const references = [...text.matchAll(/^- \[[^\]]+\]\((\/[a-z-]+)\.md\)/gm)].map(([, path]) => path);
  expect(references.toSorted()).toEqual(tools.map(({ path }) => path).toSorted());
  const reference = await (await site.ask('/compress-image.md')).text();
  for (const words of ['Takes JPEG', 'Button: "Compress"', '(`goal`)', 'default `look`'])
    expect(reference).toContain(words);
});

test('the skill is valid, and its digest is that of the bytes served', async () => {
  const index = await getJson('/.well-known/agent-skills/index.json');
  expect(index['$schema']).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  const skills = index['skills'] as { name: string; description: string; url: string; digest: string; type: string }[];
  expect(skills.length).toBeGreaterThan(0);
  for (const skill of skills) {
    expect(skill.type).toBe('skill-md');
    const answer = await site.ask(skill.url);
    expect(answer.headers.get('content-type')).toContain('text/markdown');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(skill.digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    await using parent = await mkdtempDisposable(join(tmpdir(), 'skill-'));
    const folder = join(parent.path, skill.name);
    await mkdir(folder);
    await writeFile(join(folder, 'SKILL.md'), bytes);
    expect(await validateSkill(folder)).toEqual([]);
  }
});
