import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { startsByItself } from '#tool.ts';

test('only tools that just read files start by themselves; those that make files wait for their button', () => {
  const starting = catalog.filter(({ tool }) => startsByItself(tool)).map(({ slug }) => slug);
  expect(starting.toSorted()).toEqual([
    'image-colours',
    'image-to-data-url',
    'inspect-file',
    'media-info',
    'verify-pdf',
  ]);
});
