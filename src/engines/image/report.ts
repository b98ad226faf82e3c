import { formats, keptFormat, type FormatId } from '../../formats.ts';
import type { Run } from '../../jobs/engine.ts';
import type { Report } from '../../jobs/image-report.ts';
import type { ImageStep } from '../../jobs/image-step.ts';
import type { ImageJob, Output } from '../../jobs/job.ts';
import { decode } from './fallback-decode.ts';
import { rewriteMetadata } from './lossless/metadata-by-bytes.ts';
import { damageOf, isDamage } from './result.ts';
import { colourText, coloursOf, hexOf } from './palette.ts';
import { sniffImage } from './sniff.ts';

/** A text on each file. */
export async function runReport(
  job: ImageJob,
  report: Report,
  files: File[],
  onProgress: (progress: number) => void,
  run: Run<ImageJob>,
): Promise<Output[]> {
  const { report: _, ...rest } = job;
  const outputs: Output[] = [];
  for (const file of files)
    outputs.push(
      report.type === 'data-url'
        ? await dataUrl(rest, report, file, onProgress, run)
        : await colours(rest, report, file, onProgress, run),
    );
  return outputs;
}

/** What pages show everywhere. */
const shown: readonly FormatId[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'ico', 'bmp'];

async function dataUrl(
  job: ImageJob,
  { within }: Extract<Report, { type: 'data-url' }>,
  file: File,
  onProgress: (progress: number) => void,
  run: Run<ImageJob>,
): Promise<Output> {
  const format = await sniffImage(file);
  const asItIs = job.output.format === 'input' && job.steps.length === 0 && shown.includes(format);
  const kept = shown.includes(format) ? ('input' as const) : keptFormat(format);
  const output = { ...job.output, format: job.output.format === 'input' ? kept : job.output.format };
  const [made] = asItIs ? [await ownFile(job, file, format, run)] : await run({ ...job, output }, [file], onProgress);
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

/** Its picture as it was encoded, without hidden data where that can be: pages are public. */
async function ownFile({ metadata }: ImageJob, file: File, format: FormatId, run: Run<ImageJob>): Promise<Output> {
  const damage = await damageOf(file, format, run);
  const { file: own, items } = (await rewriteMetadata(file, format, metadata)) ?? { file, items: [] };
  const named = new File([own], file.name, { type: formats[format].mimeType });
  return { file: named, notes: [...(items.length > 0 ? [{ type: 'hidden-data', items } as const] : []), ...damage] };
}

/** Colours are counted in a picture of that size: more pixels tell no others. The longest side, in pixels. */
const sampleSide = 256;

async function colours(
  job: ImageJob,
  { count, points, format }: Extract<Report, { type: 'colours' }>,
  file: File,
  onProgress: (progress: number) => void,
  run: Run<ImageJob>,
): Promise<Output> {
  const still: ImageStep = { type: 'frames', ranges: [{ from: 1, to: 1 }] };
  const pixels = async (steps: ImageStep[]) => {
    // BMP has no profile: what comes out is sRGB.
    const output = { format: 'bmp' } as const;
    const [made] = await run({ ...job, steps: [...job.steps, ...steps, still], output }, [file], () => undefined);
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

/** Less than a pixel of any picture, and inside of it: it is cut to the pixel that it is in. */
const pixelAt = (x: number, y: number) => {
  const inside = (share: number) => Math.max(0, Math.min(1 - 1e-6, share));
  return { left: inside(x), top: inside(y), width: 1e-9, height: 1e-9 };
};

const stemOf = ({ name }: File) => name.replace(/\.[^.]+$/, '');
