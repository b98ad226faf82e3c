import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { butteraugliLoader } from '../../../scripts/butteraugli.ts';
import { scriptPiece } from '../../../scripts/script-piece.ts';
import { withoutBlobWorker } from '../../../scripts/without-blob-workers.ts';
import { butteraugliWithoutEval, compilersIn, vipsWithoutEval } from '../../../scripts/without-eval.ts';

const vipsFolder = 'node_modules/wasm-vips/lib';
const vipsScript = (name: string) => readFile(`${vipsFolder}/${name}`, 'utf8');

describe('a piece of a script', () => {
  const piece = 'if(%a>1)%b("x > %");\n  else %a=%b;'.replace('%"', 'y"');

  test('is found whatever its variables are called and wherever its lines break', () => {
    const [match] = 'q;if(e>1)\n$f("x > y");else\ne=\n$f;'.matchAll(scriptPiece(piece));
    expect(match?.groups).toEqual({ a: 'e', b: '$f' });
  });

  test('is not found where a variable, a text or an end of a name is another', () => {
    for (const other of [
      'if(e>1)f("x > y");else g=f;',
      'if(e>1)f("x > z");else e=f;',
      'elseif(e>1)f("x > y");else e=f;',
    ]) {
      expect(other.match(scriptPiece(piece)), other).toBeNull();
    }
  });
});

describe('what compiles text', () => {
  test('is found, and what only looks like it is not', () => {
    for (const script of [
      'a=new Function("b","c")',
      'a=Function(b)(c)',
      'new_(Function,args)',
      'eval(`x`)',
      '(0,eval)(x)',
      'setTimeout("x()")',
      'setInterval (`x`)'.replace(' ', ''),
    ]) {
      expect(compilersIn(script), script).toHaveLength(1);
    }
    for (const script of [
      'addFunction(a)',
      'a.Function(b)',
      'a instanceof Function)',
      'medieval(a)',
      'setTimeout(()=>"x")',
      'typeof a=="function"',
    ]) {
      expect(compilersIn(script), script).toEqual([]);
    }
  });

  test.for(['vips-es6.js', 'vips-node.mjs', 'vips.js', 'vips-node.js'])('is not left in %s', async (name) => {
    const script = await vipsScript(name);
    expect(compilersIn(script)).toHaveLength(4);
    expect(compilersIn(vipsWithoutEval(script))).toEqual([]);
  });

  test('is not left in the loader of Butteraugli', async () => {
    const script = await butteraugliLoader();
    expect(compilersIn(script)).toHaveLength(2);
    expect(compilersIn(butteraugliWithoutEval(script))).toEqual([]);
  });

  test.for(['vips-heif', 'vips-jxl', 'vips-resvg', 'vips'])('is not asked for by %s', async (name) => {
    const module = await WebAssembly.compile(await readFile(`${vipsFolder}/${name}.wasm`));
    const asks = WebAssembly.Module.exports(module).filter((given) => /^__(?:start_em_asm|em_js__)/.test(given.name));
    expect(asks).toEqual([]);
  });
});

describe('a package that has changed fails the build, with what has changed', () => {
  test('libvips', async () => {
    const script = await vipsScript('vips-es6.js');
    const changed = (from: string, to: string) => {
      expect(script).toContain(from);
      return () => vipsWithoutEval(script.replace(from, () => to));
    };
    const sentence = (what: string, count = 0) =>
      `The script of wasm-vips has changed: ${what} is there ${count} times, and not once as it was. ` +
      'Read what the new version does there, then change what scripts/ puts in its place.';
    const writes = 'what writes functions of C++ as text';
    expect(changed('"runDestructors(destructors);\\n"', '"runDestructors(destructors, rv);\\n"')).toThrow(
      sentence(writes),
    );
    expect(changed('"var sp = stackSave();', '"var sp = stackGet();')).toThrow(sentence(writes));
    expect(changed('"new (toValue(handle))"', '"construct(toValue(handle))"')).toThrow(
      sentence('what writes calls from C++ as text'),
    );
    expect(changed('eval(`(${', 'run(`(${')).toThrow(
      sentence('what compiles `(${parameters}) => { ${body} };` of a library'),
    );
    expect(changed('var m=sa[a];', 'var m=sa.get(a);')).toThrow(sentence('what looks for a library that is loaded'));
    expect(changed('', script)).toThrow(sentence(writes, 2));
    expect(changed('', 'const add = new Function("a", "return a + 1");')).toThrow(
      'The script of wasm-vips has changed: it compiles text in a place that is not known: const add = new Function',
    );
  });

  test('Butteraugli', async () => {
    const script = await butteraugliLoader();
    const changed = (from: string, to: string) => {
      expect(script).toContain(from);
      return () => butteraugliWithoutEval(script.replace(from, () => to));
    };
    const sentence = /^The loader of Butteraugli in @squoosh\/lib has changed: what writes .* is there 0 times/;
    expect(changed('return body.apply(this, arguments);', 'return body.call(this);')).toThrow(sentence);
    expect(changed('"var ret = retType.fromWireType(rv);\\n"', '"var ret = rv;\\n"')).toThrow(sentence);
  });

  test('Mediabunny', async () => {
    for (const [file, work] of [
      ['media-source.js', 'colorAlphaSplitterWorkerCode'],
      ['media-sink.js', 'colorAlphaMergerWorkerCode'],
    ] as const) {
      const path = `node_modules/mediabunny/dist/modules/src/${file}`;
      const script = await readFile(path, 'utf8');
      const without = withoutBlobWorker(script, path);
      expect(without).toContain(`inThisThread(${work})`);
      expect(without).not.toContain(`${work}.toString()`);
      expect(() => withoutBlobWorker(script.replace(`${work}.toString()`, `${work}()`), path)).toThrow(
        `Mediabunny's ${file} has changed: what makes a blob of ${work} is there 0 times`,
      );
      expect(() =>
        withoutBlobWorker(script.replace(`const ${work} = () => {`, `const ${work} = (a) => {`), path),
      ).toThrow(`Mediabunny's ${file} has changed: ${work} is there 0 times`);
    }
  });
});
