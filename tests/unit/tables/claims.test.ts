import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { workerPolicies } from '#policies.ts';
import { byLeaving, fromPages, fromWorkers } from '#proof/ways-out.ts';

test('the post about what leaves counts the ways that the tests try', async () => {
  const post = await readFile('src/content/blog/nothing-leaves.md', 'utf8');
  const counts = [
    [/tries (\d+) ways out that leave the page where it is/, fromPages],
    [/tries (\d+) ways that lead away/, byLeaving],
    [/with (\d+) ways inside each worker/, fromWorkers],
  ] as const;
  for (const [sentence, ways] of counts) expect(sentence.exec(post)?.[1]).toBe(String(Object.keys(ways).length));
});

test('the page that tries them counts the ways in workers', async () => {
  const page = await readFile('src/words/en/pages/proof.md', 'utf8');
  expect(/with (\d+) ways in each worker/.exec(page)?.[1]).toBe(String(Object.keys(fromWorkers).length));
});

test('the worker that is attacked on the page has the policy of all workers that read files', () => {
  const { 'asset.worker': asset, ...others } = workerPolicies;
  expect(asset).toBe('asset');
  expect(new Set(Object.values(others))).toEqual(new Set([workerPolicies['proof.worker']]));
});

test('the pages about privacy and proof, and the post, name what stays open, each in every browser where it does', async () => {
  const texts = await Promise.all(
    ['words/en/pages/privacy.md', 'words/en/pages/proof.md', 'content/blog/nothing-leaves.md'].map((path) =>
      readFile(`src/${path}`, 'utf8'),
    ),
  );
  const exceptions = [/download/, /address that does not exist/, /WebRTC/, /Firefox and Safari/, /random name/];
  for (const text of texts) expect(exceptions.filter((exception) => !exception.test(text))).toEqual([]);
});
