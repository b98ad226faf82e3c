import ts from 'typescript';
import { lineOf, type Found, type Rule } from './rule.ts';

/**
 * Whether there is a comment on the line of a cast or right above it, at the end of that line, or above its enclosing
 * node.
 */
function hasReason(lines: readonly string[], cast: ts.AsExpression, file: ts.SourceFile): boolean {
  const isComment = (line: number) => /^\s*(?:\/\/|\*\/|\/\*\*.*\*\/|\*)/.test(lines[line] ?? '');
  let part: ts.Node = cast;
  while (!ts.isStatement(part) && !ts.isClassElement(part) && !ts.isPropertyAssignment(part)) part = part.parent;
  const end = file.getLineAndCharacterOfPosition(cast.getEnd()).line;
  return [cast, part].some((node) => isComment(lineOf(file, node) - 1)) || /\s\/\/ /.test(lines[end] ?? '');
}

export const casts: Rule = {
  says: 'a cast has a reason',
  files: '{src,server,netlify,scripts}/**/*.{ts,astro}',
  inFrontmatter: true,
  find(file) {
    const lines = file.text.split('\n');
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) && !hasReason(lines, node, file))
        found.push({ line: lineOf(file, node), text: node.getText() });
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  },
};
