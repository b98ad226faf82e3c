import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { JobError } from '#errors/errors.ts';
import { loadBlob, loadModule } from '#jobs/in-worker/load-asset.ts';
import { unzipped } from '#containers/unzipped.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { DecodedImage } from '../decoded-image.ts';
import { heapLimit } from '../../write/memory.ts';
import { refusalOf, requireDrawable } from './references.ts';
import { withBothSides } from './root-size.ts';
import type { Size } from '#jobs/contract/image-step.ts';

let started: Promise<void> | undefined;
/** The page compiles the module; the library accepts it only once per worker. */
const start = async () => (started ??= initWasm(await loadModule('resvg')));

const fontNames = ['font-sans', 'font-sans-bold', 'font-mono'] as const;
let fonts: Promise<Uint8Array[]> | undefined;
const loadFonts = () =>
  (fonts ??= Promise.all(fontNames.map(async (name) => new Uint8Array(await (await loadBlob(name)).arrayBuffer()))));

/** Device fonts are inaccessible, so these replace all of them. */
const families = {
  defaultFontFamily: 'DejaVu Sans',
  // Also for every missing family, most of which are sans-serif.
  serifFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
  cursiveFamily: 'DejaVu Sans',
  fantasyFamily: 'DejaVu Sans',
  monospaceFamily: 'DejaVu Sans Mono',
};

const hasText = (svg: string) => /<(?:[\w-]+:)?text[\s>]/.test(svg);

const hasPage = (svg: string) => /<(?:[\w-]+:)?foreignObject[\s>]/.test(svg);

/** RGBA three times: drawn, copied, and copied again for libvips. */
const bytesPerPixel = 12;

interface Drawing {
  size: Size;
  text: boolean;
  /** Whether it has parts of a web page, such as labels of diagrams, which the renderer ignores. */
  page: boolean;
  draw: (zoom: number) => DecodedImage;
}

/** In bytes: far more than real drawings need, and far less than a small file can expand to. */
const mostUnzipped = 2 ** 26;

/** Opens a drawing. The renderer runs no scripts and loads nothing. */
async function open(bytes: Uint8Array<ArrayBuffer>): Promise<Drawing> {
  await start();
  const plain = await unzipped(bytes, mostUnzipped + 1);
  if (plain.length > Math.max(mostUnzipped, bytes.length))
    throw new JobError('unpacks-too-large', { limit: mostUnzipped });
  const svg = new TextDecoder(encodingOf(plain)).decode(plain);
  requireDrawable(svg);
  const sized = withBothSides(svg);
  const text = hasText(svg);
  const font = { ...families, fontBuffers: text ? await loadFonts() : [] };
  const make = (options: ResvgRenderOptions) => {
    try {
      return new Resvg(sized, { font, ...options });
    } catch (cause) {
      // It throws XML errors as text.
      throw refusalOf(svg, cause);
    }
  };
  const natural = make({});
  const size = { width: Math.max(1, Math.round(natural.width)), height: Math.max(1, Math.round(natural.height)) };
  natural.free();
  const draw = (value: number) => {
    const drawing = make({ fitTo: { mode: 'zoom', value } });
    const image = drawing.render();
    const pixels = withoutPremultiplication(image.pixels);
    const { width, height } = image;
    image.free();
    drawing.free();
    return { width, height, pixels };
  };
  return { size, text, page: hasPage(svg), draw };
}

export async function readSvgSize(bytes: Uint8Array<ArrayBuffer>): Promise<Size> {
  return (await open(bytes)).size;
}

/**
 * Draws an SVG at its natural size, or at least as large as the wanted size.
 *
 * @throws {JobError} `corrupt-file`, `unfolds-too-large`, `names-other-file`, `too-large`
 */
export async function drawSvg(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: (natural: Size) => Size = (natural) => natural,
): Promise<DecodedImage> {
  const { size, text, page, draw } = await open(bytes);
  const { width, height } = wanted(size);
  const needed = width * height * bytesPerPixel;
  if (needed > heapLimit) throw new JobError('too-large', { needed, available: heapLimit });
  const picture = draw(Math.max(width / size.width, height / size.height));
  const notes: Note[] = [
    ...(text ? [{ type: 'fonts-replaced', font: 'DejaVu Sans' } as const] : []),
    ...(page ? [{ type: 'page-parts-dropped' } as const] : []),
  ];
  return { ...picture, natural: size, notes };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Undoes the premultiplication of the renderer. */
function withoutPremultiplication(from: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(from);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) pixels[channel] = ((pixels[channel] ?? 0) * 255) / alpha;
  }
  return pixels;
}
