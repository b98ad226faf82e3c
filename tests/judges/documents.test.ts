import * as mcp from '@modelcontextprotocol/client';
import * as mcpFirst from '@modelcontextprotocol/sdk/client/auth.js';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js';
import { expect, test } from 'vitest';
import { site } from '../unit/service/served.ts';

const base = site.url;

test.each([
  ['the first', mcpFirst],
  ['the second', mcp],
])('%s MCP client discovers the server, and learns that it issues nothing', async (_, client) => {
  const resource = await client.discoverOAuthProtectedResourceMetadata(`${base}/api`);
  expect(resource.resource).toBe(base);
  const metadata = await client.discoverAuthorizationServerMetadata(base);
  expect(metadata?.issuer).toBe(base);
  const start = client.startAuthorization(base, {
    ...(metadata && { metadata }),
    clientInformation: { client_id: 'none' },
    redirectUrl: 'http://localhost/cb',
  });
  await expect(start).rejects.toThrow('does not support response type code');
});

test('the OpenAPI linter finds no error in it', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = await (await site.ask('/openapi.json')).text();
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
});

test("Lighthouse's own checker finds no error and no warning in the AI catalog", async () => {
  const tester = new ConformanceTester();
  tester.validate_manifest(await (await site.ask('/.well-known/ai-catalog.json')).text(), 'ai-catalog.json');
  expect(tester.errors).toEqual([]);
  expect(tester.warnings).toEqual([]);
});
