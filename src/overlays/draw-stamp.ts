import { widthOf } from '#containers/pdf/standard-metrics.ts';
import { toWinAnsi } from '#containers/pdf/win-ansi.ts';
import type { PdfStamp } from '#jobs/contract/pdf-edits.ts';
import type { Context } from './place-mark.ts';
import { placeStamp } from './place-stamp.ts';

/** They look like Helvetica, in which the engine writes. */
const pageFont = 'Helvetica, Arial, "Liberation Sans", Arimo, sans-serif';

/** Draws a stamp where the engine will write it. @param context in points, of a page of this size. */
export function drawStamp(context: Context, stamp: PdfStamp, text: string, page: { width: number; height: number }) {
  context.font = `${stamp.size}px ${pageFont}`;
  context.fillStyle = stamp.colour;
  context.globalAlpha = stamp.opacity;
  context.fontKerning = 'none';
  const measured = context.measureText(text).width;
  // Not every device has letters as wide as those of the file.
  const length = toWinAnsi(text) === undefined ? measured : widthOf(text, 'Helvetica') * stamp.size;
  const { x, y, angle } = placeStamp(page, stamp, length);
  // Upwards in the file, downwards on the screen.
  context.translate(x, page.height - y);
  context.rotate(-angle);
  context.scale(length / measured, 1);
  context.fillText(text, 0, 0);
}
