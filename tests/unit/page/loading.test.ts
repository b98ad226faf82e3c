import { expect, test, vi } from 'vitest';
import { LoadOnUse } from '#components/files/load-on-use.ts';
import type { TakenFile } from '#components/files/take-files.ts';
import { loading } from '#jobs/worker/assets.ts';

test('a load of under 0.4 s is not announced, and a longer one is, with its size, until it has ended', () => {
  vi.useFakeTimers();
  const said: (number | undefined)[] = [];
  loading.addEventListener('change', () => said.push(loading.size));
  loading.begin('vips');
  loading.tell('vips', 1_800_000);
  vi.advanceTimersByTime(390);
  expect(loading.size).toBeUndefined();
  loading.end('vips');
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);

  loading.begin('pdfium');
  vi.advanceTimersByTime(410);
  loading.tell('pdfium', 900);
  loading.begin('harfbuzz');
  loading.tell('harfbuzz', 100);
  loading.end('pdfium');
  loading.end('harfbuzz');
  expect(said).toEqual([0, 900, 1000, undefined]);
  vi.useRealTimers();
});

test('files whose tool cannot be loaded are not lost, and are taken once when they are given again', async () => {
  vi.stubGlobal('window', new EventTarget());
  const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://stayput.example/x.js');
  const missing = new Set(['tool', 'rows']);
  const taken: string[][] = [];
  const said: string[] = [];
  const tool = new LoadOnUse({
    load: async () => {
      if (missing.has('tool')) throw notLoaded;
      return {
        add: async (files: TakenFile[]) => {
          if (missing.has('rows')) throw notLoaded;
          taken.push(files.map(({ path }) => path));
        },
      };
    },
    say: (words) => said.push(words),
  });
  const file = (path: string) => ({ path, file: new File([path], path, { lastModified: 1 }) });
  for (const part of ['tool', 'rows']) {
    await tool.give([file('a.png'), file('b.png')]);
    expect(said.at(-1)).toMatch(/^A part of the site that this tool needs could not be loaded\./);
    missing.delete(part);
  }
  await tool.give([file('a.png')]);
  expect(taken).toEqual([['b.png'], ['a.png']]);
  vi.unstubAllGlobals();
});
