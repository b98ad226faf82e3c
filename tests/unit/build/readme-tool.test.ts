import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ts from 'typescript';

test('the tool in README.md compiles', () => {
  const [, slug = '', code = ''] =
    /such as `\/([\w-]+)`\. This is a whole tool.*?```ts\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const path = `src/tools/${slug}.ts`;
  expect(slug).not.toBe('');
  expect(code).toContain('defineTool(');
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const isTool = (file: string) => file.endsWith(path);
  const source = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    isTool(file) ? ts.createSourceFile(file, code, ts.ScriptTarget.Latest) : source(file, ...rest);
  host.fileExists = (file) => isTool(file) || ts.sys.fileExists(file);
  const program = ts.createProgram([path], options, host);
  const faults = ts.getPreEmitDiagnostics(program, program.getSourceFile(path));
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
