import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import Vips from 'wasm-vips';
import { butteraugliLoader, butteraugliWasm } from '../../../scripts/butteraugli.ts';
import { atNight } from '../../nightly.ts';

/** The unmodified package, as Node loads it. */
const Untouched = createRequire(import.meta.url)('wasm-vips') as typeof Vips;
const folder = join(process.cwd(), 'node_modules/wasm-vips/lib');

const quiet = { print: () => undefined, printErr: () => undefined };
const libraries = ['vips-heif.wasm', 'vips-jxl.wasm'];

let before: typeof Vips;
let after: typeof Vips;

/** Runs work while no text can be compiled. */
async function withoutCompiling<T>(work: () => Promise<T>): Promise<T> {
  const { Function: compiler, eval: evaluate } = globalThis;
  const refuse = () => {
    throw new EvalError('Text is compiled');
  };
  Object.assign(globalThis, { Function: refuse, eval: refuse });
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { Function: compiler, eval: evaluate });
  }
}

/** Fails if a library is fetched. */
const nowhere = (file: string) => {
  throw new Error(`${file} is looked for`);
};

beforeAll(async () => {
  const start = async () => {
    const entries = libraries.map(
      async (name) => [name, await WebAssembly.compile(await readFile(join(folder, name)))] as const,
    );
    const given = { sharedModules: Object.fromEntries(await Promise.all(entries)) };
    const module = await WebAssembly.compile(await readFile(join(folder, 'vips.wasm')));
    return Vips({
      ...quiet,
      ...given,
      dynamicLibraries: libraries,
      locateFile: nowhere,
      instantiateWasm(imports, done) {
        void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
        return {};
      },
    });
  };
  before = await Untouched({ ...quiet, dynamicLibraries: libraries });
  after = await withoutCompiling(start);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const listed = (fields: { size(): number; get(index: number): string | undefined }) =>
  Array.from({ length: fields.size() }, (_, index) => fields.get(index));

/** Encodes a picture in every format that libvips writes, using most kinds of calls. */
function made(vips: typeof Vips, bytes: Uint8Array) {
  const results: Record<string, unknown> = {};
  const image = vips.Image.newFromBuffer(bytes, '', { access: 'random' });
  const { width, height, bands, format, interpretation } = image;
  Object.assign(results, { width, height, bands, format, interpretation, fields: listed(image.getFields()) });
  const small = image.thumbnailImage(48, { height: 40, size: 'down' }).copyMemory();
  for (const [suffix, options] of [
    ['.jpg', { Q: 70, keep: 'none' }],
    ['.png', { compression: 9, palette: true }],
    ['.webp', { Q: 60, effort: 2 }],
    ['.tif', { compression: 'lzw' }],
    ['.gif', {}],
    ['.jxl', { Q: 60, effort: 3 }],
    ['.avif', { Q: 40, effort: 1 }],
  ] as const) {
    results[suffix] = sha256(small.writeToBuffer(suffix, options));
  }
  const rows = small.extractBand(0).linear([1.5], [-10]).rot90().avg();
  Object.assign(results, { rows, point: small.getpoint(3, 3), stats: small.stats().min() });
  // Functions that C++ calls.
  const source = new vips.SourceCustom();
  let at = 0;
  source.onRead = (length) => {
    const part = bytes.subarray(at, at + Math.min(length, 4096));
    at += part.length;
    return part.length > 0 ? part : undefined;
  };
  source.onSeek = (offset, whence) => {
    at = [offset, at + offset, bytes.length + offset][Number(whence)] ?? 0;
    return at;
  };
  const target = new vips.TargetCustom();
  const parts: Uint8Array[] = [];
  target.onWrite = (data) => {
    parts.push(data.slice());
    return data.length;
  };
  const read = vips.Image.newFromSource(source);
  read.writeToTarget(target, '.png');
  results['target'] = sha256(Buffer.concat(parts));
  for (const kept of [read, small, image]) kept.delete();
  return results;
}

/** Returns the errors for wrong calls and unreadable data. */
function refused(vips: typeof Vips): Record<string, { gives?: string; throws: string }> {
  const calls: Record<string, () => unknown> = {
    text: () => vips.Image.newFromBuffer('this is no picture'),
    cut: () => vips.Image.pngloadBuffer(new Uint8Array([137, 80, 78, 71])),
    // @ts-expect-error -- it takes more.
    few: () => vips.Image.black(1),
    // @ts-expect-error -- it takes fewer.
    many: () => vips.Image.black(1, 1, {}, 1, 1),
    kind: () => vips.Image.black(1, 1).composite2(4, 'over'),
    option: () => vips.Image.black(1, 1, { stripes: 3 } as object),
    name: () => vips.Image.black(1, 1).writeToBuffer('.doc'),
    range: () => vips.Image.black(-1, 1),
    area: () => vips.Image.black(4, 4).crop(2, 2, 8, 8),
    deleted: () => {
      const image = vips.Image.black(1, 1);
      image.delete();
      return image.width;
    },
    twice: () => {
      const image = vips.Image.black(1, 1);
      image.delete();
      image.delete();
    },
    source: () => {
      const source = new vips.SourceCustom();
      source.onRead = () => {
        throw new Error('no more of it');
      };
      return vips.Image.newFromSource(source);
    },
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => {
      try {
        return [name, { gives: String(call()), throws: '' }];
      } catch (error) {
        const { name: kind, message } = error as Error;
        // The rest contains the source of functions, which differs.
        return [name, { throws: `${kind}: ${message}`.replace(/ - expects one of [^]*$/, '') }];
      }
    }),
  );
}

test.for([
  'truncated.jpg',
  'transparent.png',
  ...atNight(['lossless.webp', 'transparent.avif', 'photo.jxl', 'pages.tif', 'animated.gif']),
])('libvips makes the same bytes of %s without compiling text', async (name) => {
  const bytes = await readFile(`tests/fixtures/images/${name}`);
  const expected = made(before, bytes);
  expect(await withoutCompiling(async () => made(after, bytes))).toEqual(expected);
});

test('libvips refuses in the same words without compiling text', async () => {
  const expected = refused(before);
  expect(Object.values(expected).filter((outcome) => outcome.throws).length).toBeGreaterThan(8);
  expect(await withoutCompiling(async () => refused(after))).toEqual(expected);
});

test('Butteraugli finds the same distances, and refuses in the same words, without compiling text', async () => {
  type Start = (typeof import('virtual:butteraugli'))['default'];
  const untouched = `data:text/javascript,${encodeURIComponent(await butteraugliLoader())}`;
  const { default: startBefore } = (await import(/* @vite-ignore */ untouched)) as { default: Start };
  const { default: startAfter } = await import('virtual:butteraugli');
  const module = await WebAssembly.compile(await readFile(butteraugliWasm));
  const judge = async (start: Start) => {
    const { VisDiff } = await start({
      noInitialRun: true,
      locateFile: (file) => file,
      instantiateWasm: (imports, done) => done(new WebAssembly.Instance(module, imports)),
    });
    const pixels = (seed: number) =>
      Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7 + (at >> 6) * seed) % 256);
    const visDiff = new VisDiff(pixels(3), 64, 64);
    const outcomes: unknown[] = [pixels(3), pixels(4), pixels(5)].map((other) => visDiff.distance(other));
    const attempts = [
      // @ts-expect-error -- it takes one.
      () => visDiff.distance(),
      // @ts-expect-error -- it takes one.
      () => visDiff.distance(pixels(3), 2),
      // @ts-expect-error -- it takes three.
      () => new VisDiff(pixels(3)),
      // @ts-expect-error -- it takes bytes.
      () => visDiff.distance(5),
      () => visDiff.delete(),
      () => visDiff.delete(),
      () => visDiff.distance(pixels(4)),
    ];
    for (const attempt of attempts) {
      try {
        outcomes.push(attempt());
      } catch (error) {
        outcomes.push(String(error));
      }
    }
    return { name: VisDiff.name, outcomes };
  };
  const expected = await judge(startBefore);
  expect(expected.outcomes[1]).toBeGreaterThan(0);
  expect(await withoutCompiling(() => judge(startAfter))).toEqual(expected);
});
