import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a rule finds in a script, and where. */
export interface Found {
  /** The line, from 0. */
  line: number;
  text: string;
}

/** What no script may have. */
export interface Rule {
  says: string;
  /** A glob of the files that it applies to. */
  files: string;
  /** Whether it also applies to what Astro runs as it writes a page. Default: only to what reaches browsers. */
  inFrontmatter?: boolean;
  find: (script: ts.SourceFile) => Found[];
  /**
   * What is found and may stay, by the reason: texts, or patterns of paths. One that nothing needs any more is a fault.
   */
  allowed?: Readonly<Record<string, readonly (string | RegExp)[]>>;
}

export const parse = (source: string) => ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true);

export const lineOf = (script: ts.SourceFile, node: ts.Node) =>
  script.getLineAndCharacterOfPosition(node.getStart()).line;

interface Script {
  file: ts.SourceFile;
  /** The number of lines before it. */
  before: number;
  isFrontmatter: boolean;
}

/** Parses the scripts of a file. */
export function scriptsOf(path: string): Script[] {
  const source = readFileSync(path, 'utf8');
  if (!path.endsWith('.astro')) return [{ file: parse(source), before: 0, isFrontmatter: false }];
  return [...source.matchAll(/(^---\n|<script[^>]*>)([\s\S]*?)(?:\n---\n|<\/script>)/g)].map(
    ({ index, 1: start = '', 2: script = '' }) => ({
      file: parse(script),
      before: source.slice(0, index + start.length).split('\n').length - 1,
      isFrontmatter: start.startsWith('---'),
    }),
  );
}
