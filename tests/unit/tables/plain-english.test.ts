import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Words that read as translated, and what people say instead. */
const privateWords = {
  'see-through': 'transparent',
  'encoded again': 're-encoded',
  'left out': 'removed',
  'may be had': 'is available',
  'in your browser': 'the page says it once',
  'without uploading': 'the page says it once',
  'No upload': 'the page says it once',
  'is told': 'the browser blocks, the result says',
  'so many': 'a number of',
  'sound track': 'audio track',
  heed: 'follow',
  'of its own accord': 'automatically',
};

/** Returns the strings of a file, without comments and imports. */
async function textsOf(path: string): Promise<string[]> {
  const source = ts.createSourceFile(path, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const folders = 'src/{tools,options,words,pairs,addresses}/**/*.ts';

test.each(Object.entries(privateWords))('nobody has to read “%s”: it is “%s”', async (words) => {
  // People search with their own words, which are in lower case.
  const isSentence = (text: string) => text !== text.toLowerCase();
  const pattern = new RegExp(String.raw`\b${words}`, 'i');
  const found = await Promise.all(
    globSync(folders).map(async (path) =>
      (await textsOf(path)).filter((text) => isSentence(text) && pattern.test(text)).map((text) => `${path}: ${text}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
