import { formats, keptFormat, type FormatId } from '#formats/formats.ts';
import type { Run, OnProgress } from '#jobs/contract/engine.ts';
import type { EncodeImage, MakeDataUrl, TellColours } from '#jobs/contract/image-operation.ts';
import type { ImageStep } from '#jobs/contract/image-step.ts';
import type { Output } from '#jobs/contract/job.ts';
import { decode } from '../canvas/decode.ts';
import { rewriteMetadata } from '../formats/metadata.ts';
import { damageOf, isDamage } from './result.ts';
import { colourText, coloursOf, hexOf } from './palette.ts';
import { sniffImage } from '../open/sniff.ts';

/** Formats that every browser shows. */
const shown: readonly FormatId[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'ico', 'bmp'];

export async function makeDataUrl(
  { within, ...operation }: MakeDataUrl,
  file: File,
  onProgress: OnProgress,
  run: Run<EncodeImage>,
): Promise<Output> {
  const format = await sniffImage(file);
  const asItIs = operation.output.format === 'input' && operation.steps.length === 0 && shown.includes(format);
  const kept = shown.includes(format) ? ('input' as const) : keptFormat(format);
  const output = { ...operation.output, format: operation.output.format === 'input' ? kept : operation.output.format };
  const [made] = asItIs
    ? [await ownFile(operation, file, format, run)]
    : await run({ ...operation, type: 'encode', output }, [file], onProgress);
  if (!made) throw new Error('There is no picture');
  const address = new FileReaderSync().readAsDataURL(made.file);
  const texts = {
    nothing: address,
    css: `background-image: url("${address}");`,
    html: `<img src="${address}" alt="">`,
  };
  const text = texts[within];
  return {
    file: new File([text], `${stemOf(file)}.txt`, { type: 'text/plain' }),
    notes: [{ type: 'data-url', length: text.length }, ...made.notes],
  };
}

/** Keeps the picture as it was encoded, and removes metadata if possible: pages are public. */
async function ownFile(
  { metadata }: Pick<MakeDataUrl, 'metadata'>,
  file: File,
  format: FormatId,
  run: Run<EncodeImage>,
): Promise<Output> {
  const damage = await damageOf(file, format, run);
  const { file: own, items } = (await rewriteMetadata(file, format, metadata)) ?? { file, items: [] };
  const named = new File([own], file.name, { type: formats[format].mimeType });
  return { file: named, notes: [...(items.length > 0 ? [{ type: 'hidden-data', items } as const] : []), ...damage] };
}

/** The longest side of the picture in which colours are counted, in pixels: more pixels reveal no others. */
const sampleSide = 256;

export async function tellColours(
  { count, points, format }: TellColours,
  file: File,
  onProgress: OnProgress,
  run: Run<EncodeImage>,
): Promise<Output> {
  const still: ImageStep = { type: 'frames', ranges: [{ from: 1, to: 1 }] };
  const pixels = async (steps: ImageStep[]) => {
    // BMP has no profile, so the result is sRGB.
    const output = { format: 'bmp' } as const;
    const [made] = await run({ type: 'encode', steps: [...steps, still], output }, [file], () => undefined);
    if (!made) throw new Error('There is no picture');
    const { data } = await decode(new Uint8Array(await made.file.arrayBuffer()), 'bmp');
    return { data, damage: made.notes.filter(isDamage) };
  };
  const sample = await pixels([{ type: 'resize', width: sampleSide, height: sampleSide, withoutEnlargement: true }]);
  onProgress(0.5);
  const picked = [];
  for (const { x, y } of points) {
    const one = await pixels([{ type: 'crop', unit: 'share', ...pixelAt(x, y) }]);
    picked.push({ hex: hexOf(one.data) });
  }
  const found = [...picked, ...coloursOf(sample.data, count)];
  const { text, mimeType, extension } = colourText(found, format, stemOf(file));
  return {
    file: new File([text], `${stemOf(file)}-colours.${extension}`, { type: mimeType }),
    notes: [{ type: 'colours', colours: found }, ...sample.damage],
  };
}

/** Returns an area smaller than a pixel and inside the picture; the crop expands it to the pixel that contains it. */
const pixelAt = (x: number, y: number) => {
  const inside = (share: number) => Math.max(0, Math.min(1 - 1e-6, share));
  return { left: inside(x), top: inside(y), width: 1e-9, height: 1e-9 };
};

const stemOf = ({ name }: File) => name.replace(/\.[^.]+$/, '');
