import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## What outlives a page');
const [table = ''] = section.split('\n## ');

/** Databases, and keys of texts, as code spells them. Folders of the disk have a type of their own. */
const names = /(?:const (?:key|\w+Key) = |(?:get|set|remove)Item\(|keptUntil\(|const database = \{ name: )'([\w-]+)'/g;

test('everything that code stores in the browser has its row in the table', () => {
  const files = globSync('src/{components,jobs}/**/*.{ts,js}').map((file) => readFileSync(file, 'utf8'));
  const storing = files.filter((text) =>
    /localStorage|sessionStorage|keptUntil|readKept|storesOf|const workflowsKey/.test(text),
  );
  const stored = new Set(storing.flatMap((text) => [...text.matchAll(names)].map(([, name]) => name)));
  expect([...stored].toSorted()).toEqual(
    expect.arrayContaining(['being-copied', 'folders', 'hand-over', 'left', 'recent-tools', 'tab', 'workflows']),
  );
  const missing = [...stored, 'results', 'unfinished', 'theme', 'options', 'names'].filter(
    (name) => !table.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
