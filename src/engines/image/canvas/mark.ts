import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type InputFormatId } from '#formats/formats.ts';
import type { PictureMark, Size } from '#jobs/contract/image-step.ts';
import { drawTile, pictureDrawing, placeMark, textDrawing, type Drawing } from '#overlays/place-mark.ts';
import { canvas, canvasOf } from './canvas.ts';
import { decode } from './decode.ts';
import type { Step } from '../geometry/geometry.ts';

/** An overlay for a picture, in sRGB. */
export interface Mark {
  image: ImageData;
  /** Where its upper left corner goes, in pixels; a tile repeats from there to the right and down. */
  left: number;
  top: number;
  tiled: boolean;
}

/**
 * Draws the mark of a step at its size in a picture of this size. The browser draws it, because it has the fonts.
 *
 * @throws {JobError} `no-mark`, `bad-mark`
 */
export async function drawMark(step: Step<'overlay'>, picture: Size): Promise<Mark> {
  const { mark } = step;
  const drawing = mark.type === 'text' ? textDrawing(mark, canvas(1, 1)) : await drawingOf(mark);
  if (!drawing) throw new JobError('no-mark', {});
  const { left, top, tile, drawAt, ...size } = placeMark(step, drawing, picture);
  const { width, height } = tile ?? size;
  const context = canvas(width, height);
  if (tile) drawTile(context, tile, drawAt);
  else drawAt(context, width / 2, height / 2);
  return { image: context.getImageData(0, 0, width, height), left, top, tiled: tile !== undefined };
}

async function drawingOf({ picture }: PictureMark): Promise<Drawing | undefined> {
  if (!picture || picture.size === 0) return undefined;
  const format = await sniffFormat(picture);
  if (!format || formats[format].kind !== 'image') throw new JobError('bad-mark', {});
  // The row in `formats` says that it is an image.
  const image = await decode(new Uint8Array(await picture.arrayBuffer()), format as InputFormatId<'image'>).catch(
    (cause: unknown) => {
      if (cause instanceof JobError) throw new JobError('bad-mark', {}, { cause });
      throw cause;
    },
  );
  return pictureDrawing(canvasOf(image).canvas, image);
}
