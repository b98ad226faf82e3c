import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { refusalOf, requireDrawable } from '#engines/image/formats/svg/references.ts';

beforeAll(() => initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')));

const svg = (entities: string, content: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;

/** Each level refers to the previous one ten times. */
const levels = (count: number, write: (level: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');
const entityBomb = (count: number) =>
  `<!ENTITY e0 "ha">${levels(count, (level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`)}`;
const useBomb = (count: number) =>
  `<defs><rect id="u0" width="1" height="1"/>${levels(count, (level) => `<g id="u${level}">${`<use xlink:href="#u${level - 1}"/>`.repeat(10)}</g>`)}</defs><use xlink:href="#u${count}"/>`;

/** Reads a drawing like the engine, and returns the error. */
function failureOf(drawing: string): unknown {
  try {
    requireDrawable(drawing);
  } catch (error) {
    return error;
  }
  try {
    new Resvg(drawing).free();
    return undefined;
  } catch (error) {
    return refusalOf(drawing, error);
  }
}

test.each([
  ['entities of entities', svg(entityBomb(9), '<text>&e9;</text>')],
  ['a long entity, many times', svg(`<!ENTITY e "${'x'.repeat(50_000)}">`, `<text>${'&e;'.repeat(2000)}</text>`)],
  ['entities that stand for each other', svg('<!ENTITY a "&b;"><!ENTITY b "&a;">', '<text>&a;</text>')],
  ['copies of copies', svg('', useBomb(9))],
])('a drawing of %s is called what it is, not damaged', (_, drawing) => {
  expect(failureOf(drawing)).toMatchObject({ code: 'unfolds-too-large' });
});

test.each([
  ['an entity', svg('<!ENTITY x SYSTEM "file:///etc/passwd">', '<text>&x;</text>')],
  ['a public entity', svg('<!ENTITY x PUBLIC "any" "file:///etc/passwd">', '<text>&x;</text>')],
  ['its document type', svg('<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;', '<text>x</text>')],
])('a drawing whose text is in another file says which, by %s', (_, drawing) => {
  expect(failureOf(drawing)).toMatchObject({ code: 'names-other-file', facts: { name: 'file:///etc/passwd' } });
});

test('ordinary entities and copies are drawn, and what is cut off is still called so', () => {
  const drawing = svg('<!ENTITY blue "#00f"><!ENTITY x SYSTEM "unused">', `<g fill="&blue;">${useBomb(2)}</g>`);
  expect(failureOf(drawing)).toBeUndefined();
  expect(failureOf(drawing.slice(0, -30))).toMatchObject({ code: 'corrupt-file' });
});
