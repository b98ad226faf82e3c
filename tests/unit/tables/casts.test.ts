import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Returns the scripts of a file, and the number of lines before each. */
function scriptsOf(path: string): { source: string; before: number }[] {
  const source = readFileSync(path, 'utf8');
  if (!path.endsWith('.astro')) return [{ source, before: 0 }];
  return [...source.matchAll(/(^---\n|<script[^>]*>)([\s\S]*?)(?:\n---\n|<\/script>)/g)].map(
    ({ index, 1: start = '', 2: script = '' }) => ({
      source: script,
      before: source.slice(0, index + start.length).split('\n').length - 1,
    }),
  );
}

/**
 * Whether there is a comment on the line of a cast or right above it, at the end of that line, or above its enclosing
 * node.
 */
function hasReason(lines: readonly string[], cast: ts.AsExpression, file: ts.SourceFile): boolean {
  const lineOf = (place: number) => file.getLineAndCharacterOfPosition(place).line;
  const isComment = (line: number) => /^\s*(?:\/\/|\*\/|\/\*\*.*\*\/|\*)/.test(lines[line] ?? '');
  let part: ts.Node = cast;
  while (!ts.isStatement(part) && !ts.isClassElement(part) && !ts.isPropertyAssignment(part)) part = part.parent;
  const places = [lineOf(cast.getStart()), lineOf(part.getStart())];
  return places.some((line) => isComment(line - 1)) || /\s\/\/ /.test(lines[lineOf(cast.getEnd())] ?? '');
}

/** Returns the lines of casts without a reason: `a as B`, but not `as const`. */
function bareCasts(source: string): number[] {
  const file = ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) && !hasReason(lines, node, file))
      found.push(file.getLineAndCharacterOfPosition(node.getStart()).line);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test.each([
  ['const a = b as C;', 1],
  ["const a = ['b'] as const;", 0],
  ['// The page wrote it.\nconst a = b as C;', 0],
  ['const a = b as C; // The page wrote it.', 0],
  ['// What follows is something else.\nlet x = 1;\nconst a = b as C;', 1],
])('a cast needs a reason: %j', (source, casts) => {
  expect(bareCasts(source)).toHaveLength(casts);
});

test('no cast is without a reason', () => {
  const found = globSync('{src,server,netlify,scripts}/**/*.{ts,astro}').flatMap((path) =>
    scriptsOf(path).flatMap(({ source, before }) => bareCasts(source).map((line) => `${path}:${before + line + 1}`)),
  );
  expect(found.toSorted()).toEqual([]);
});
