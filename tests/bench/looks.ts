import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { side, starts } from '../../src/engines/image/goal/tile-grid.ts';
import { butteraugliLoader, butteraugliWasm } from '../../scripts/butteraugli.ts';

/** Pixels of four bytes. */
interface Judged {
  data: Buffer;
  width: number;
  height: number;
}

export async function judgedBy(image: Sharp): Promise<Judged> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Runs libjxl's `butteraugli_main`, which reports the 3-norm over all pixels. */
export async function nativeDistance(before: Judged, after: Judged, folder: string): Promise<number> {
  const paths = ['before', 'after'].map((name) => join(folder, `${name}.png`));
  for (const [index, { data, width, height }] of [before, after].entries()) {
    const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    await image.png({ compressionLevel: 1 }).toFile(paths[index] ?? '');
  }
  const { stdout } = await promisify(execFile)('butteraugli_main', paths);
  return Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1]);
}

/** Like the engine's `meanDistance`, but over all squares of a picture. */
export async function wholeDistance(before: Judged, after: Judged): Promise<number> {
  const { VisDiff } = await (running ??= start());
  let [sum, squares] = [0, 0];
  const along = (length: number) => starts(length, Math.floor(length / side));
  for (const top of along(before.height)) {
    for (const left of along(before.width)) {
      const comparison = new VisDiff(squareAt(before, left, top), side, side);
      sum += comparison.distance(squareAt(after, left, top)) ** 3;
      comparison.delete();
      squares += 1;
    }
  }
  return (sum / squares) ** (1 / 3);
}

function squareAt({ data, width }: Judged, left: number, top: number): Uint8Array {
  const square = new Uint8Array(side * side * 4);
  for (let row = 0; row < side; row += 1) {
    const start = ((top + row) * width + left) * 4;
    square.set(data.subarray(start, start + side * 4), row * side * 4);
  }
  return square;
}

type Start = (typeof import('virtual:butteraugli'))['default'];
let running: ReturnType<Start> | undefined;

async function start() {
  const source = await butteraugliLoader();
  // `butteraugli-module.d.ts` describes this module.
  const { default: startButteraugli } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: Start;
  };
  const module = new WebAssembly.Module(await readFile(butteraugliWasm));
  return startButteraugli({
    noInitialRun: true,
    locateFile: (file) => file,
    instantiateWasm: (imports, done) => done(new WebAssembly.Instance(module, imports)),
  });
}
