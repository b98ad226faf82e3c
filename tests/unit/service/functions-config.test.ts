import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseExpressionAt, type Expression } from 'acorn';
import { expect, test } from 'vitest';

const folder = resolve('netlify/functions');

/** Returns the value of an expression of literals alone, which is all that Netlify's bundler reads. */
function literal(node: Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map((one) => one && literal(one as Expression));
  if (node.type !== 'ObjectExpression') throw new Error(`Netlify does not read ${node.type}`);
  return Object.fromEntries(
    node.properties.map((one) => {
      if (one.type !== 'Property' || one.computed || one.key.type !== 'Identifier')
        throw new Error('Netlify reads plain properties');
      return [one.key.name, literal(one.value)];
    }),
  );
}

/** Where Netlify finds it: the constant itself, with its type, and nothing between the two. */
const start = /^export const config: [^=\n]+ = /m;

test.each(await readdir(folder))('%s has a config that Netlify reads from its text', async (name) => {
  const text = await readFile(join(folder, name), 'utf8');
  const found = start.exec(text);
  expect(found, 'an annotated constant').not.toBeNull();
  const place = (found?.index ?? 0) + (found?.[0].length ?? 0);
  // Every function exports it.
  const { config } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as { config: unknown };
  expect(literal(parseExpressionAt(text, place, { ecmaVersion: 'latest' }))).toEqual(config);
});
