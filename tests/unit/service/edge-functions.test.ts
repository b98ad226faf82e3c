import { expect, test } from 'vitest';
import markdown, { config } from '../../../netlify/edge-functions/markdown.ts';

/** Runs the function on a site that has these addresses. */
const ask = (path: string, accept: string, known: readonly string[] = []) =>
  markdown(new Request(`https://tools.example${path}`, { headers: { Accept: accept } }), {
    next: (request) => {
      const { pathname } = new URL(request?.url ?? 'https://tools.example/');
      return Promise.resolve(new Response(pathname, { status: known.includes(pathname) ? 200 : 404 }));
    },
  });

test.each([
  ['a script', '/_astro/a.js', 'text/markdown'],
  ['a document', '/.well-known/nothing', 'text/markdown'],
  ['a page for who prefers HTML', '/compress-image', 'text/html, text/markdown;q=0.5'],
  ['a page without a twin', '/contact/thanks', 'text/markdown'],
])('%s is left to the platform, whose header rules apply only then', async (_, path, accept) => {
  expect(await ask(path, accept, [path])).toBeUndefined();
});

test('a page comes as its twin', async () => {
  const answer = await ask('/compress-image', 'text/markdown', ['/compress-image', '/compress-image.md']);
  expect(await answer?.text()).toBe('/compress-image.md');
});

test('the function does not run for scripts and the API', () => {
  expect(config.excludedPath).toEqual(expect.arrayContaining(['/_astro/*', '/api/*']));
});
