import type { CanvasSink } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { TakeFrames } from '#jobs/contract/media-operation.ts';
import { clockTime } from '#wording/times.ts';
import { encodeCanvas } from './encode-canvas.ts';
import type { Media } from '../open/open-media.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The space between the pictures and around them, in pixels. */
const gap = 8;
/** The largest canvas that browsers draw, in pixels each way. */
const largest = 16_384;

/** Draws frames of a video on one image, in rows, each with its time. */
export async function drawSheet(
  { format, quality, sheet: { columns } }: TakeFrames & Required<Pick<TakeFrames, 'sheet'>>,
  times: number[],
  sink: CanvasSink,
  { file, start, format: read }: Media,
  onProgress: OnProgress,
): Promise<Output> {
  const rows = Math.ceil(times.length / columns);
  let sheet: OffscreenCanvas | undefined;
  let context: OffscreenCanvasRenderingContext2D | null = null;
  let place = 0;
  for await (const wrapped of sink.canvasesAtTimestamps(times)) {
    if (wrapped) {
      const { canvas } = wrapped;
      if (!sheet) {
        const size = { width: gap + columns * (canvas.width + gap), height: gap + rows * (canvas.height + gap) };
        if (Math.max(size.width, size.height) > largest) {
          throw new JobError('too-wide', { format: formats[format].name, limit: largest, ...size });
        }
        sheet = new OffscreenCanvas(size.width, size.height);
        context = sheet.getContext('2d', { alpha: false });
        if (context) {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, sheet.width, sheet.height);
        }
      }
      const left = gap + (place % columns) * (canvas.width + gap);
      const top = gap + Math.floor(place / columns) * (canvas.height + gap);
      context?.drawImage(canvas, left, top);
      if (context) label(context, clockTime((times[place] ?? start) - start), left, top + canvas.height);
    }
    place += 1;
    onProgress(place / times.length);
  }
  if (!sheet) throw new JobError('corrupt-file', { format: formats[read].name });
  const blob = await encodeCanvas(sheet, format, quality);
  const name = `${file.name.replace(/\.[^.]+$/, '')}-sheet.${formats[format].extensions[0]}`;
  return {
    file: new File([blob], name, { type: blob.type }),
    notes: [{ type: 'joined', images: times.length, width: sheet.width, height: sheet.height }],
  };
}

/** Draws a label in the lower left corner, white on black. */
function label(context: OffscreenCanvasRenderingContext2D, text: string, left: number, bottom: number) {
  context.font = '600 14px sans-serif';
  const { width } = context.measureText(text);
  context.fillStyle = '#000b';
  context.fillRect(left, bottom - 22, width + 12, 22);
  context.fillStyle = '#fff';
  context.fillText(text, left + 6, bottom - 6);
}
