import { JobError } from '../../../errors/errors.ts';
import { formats, sniffFormat, type InputFormatId } from '../../../formats/formats.ts';
import type { PictureMark, Place, TextMark } from '../../../jobs/contract/image-step.ts';
import { canvas, canvasOf } from './canvas.ts';
import { decode } from './decode.ts';
import type { Size, Step } from '../geometry/geometry.ts';

/** An overlay for a picture, in sRGB. */
export interface Mark {
  image: ImageData;
  /** Where its upper left corner goes, in pixels; a tile repeats from there to the right and down. */
  left: number;
  top: number;
  tiled: boolean;
}

type Context = OffscreenCanvasRenderingContext2D;

/** Draws around its own centre. Lengths are in the units that it is drawn in. */
interface Drawing extends Size {
  draw(context: Context, scale: number): void;
}

/** The font size at which text is measured, in pixels. */
const fontSize = 100;
/** The gap between tiles, as a share of their sides. */
const tileGap = 0.5;

/**
 * Draws the mark of a step at its size in a picture of this size. The browser draws it, because it has the fonts.
 *
 * @throws {JobError} `no-mark`, `bad-mark`
 */
export async function drawMark(step: Step<'overlay'>, picture: Size): Promise<Mark> {
  const { mark, size, place, opacity = 1, angle = 0, margin = 0 } = step;
  const drawing = mark.type === 'text' ? textDrawing(mark) : await pictureDrawing(mark);
  const radians = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const across = drawing.width * cosine + drawing.height * sine;
  const down = drawing.width * sine + drawing.height * cosine;
  const scale = Math.min((picture.width * size) / across, (picture.height * size) / down);
  const width = Math.max(1, Math.ceil(across * scale));
  const height = Math.max(1, Math.ceil(down * scale));
  const drawAt = (context: Context, x: number, y: number) => {
    context.save();
    context.translate(x, y);
    context.rotate(radians);
    context.globalAlpha = opacity;
    drawing.draw(context, scale);
    context.restore();
  };
  if (place === 'tiled') return { image: tile(width, height, drawAt), left: 0, top: 0, tiled: true };
  const context = canvas(width, height);
  drawAt(context, width / 2, height / 2);
  const edge = Math.round(Math.min(picture.width, picture.height) * margin);
  const [x, y] = shares[place];
  return {
    image: context.getImageData(0, 0, width, height),
    left: Math.round(edge + (picture.width - width - 2 * edge) * x),
    top: Math.round(edge + (picture.height - height - 2 * edge) * y),
    tiled: false,
  };
}

const shares: Record<Place, readonly [x: number, y: number]> = {
  'top-left': [0, 0],
  top: [0.5, 0],
  'top-right': [1, 0],
  left: [0, 0.5],
  centre: [0.5, 0.5],
  right: [1, 0.5],
  'bottom-left': [0, 1],
  bottom: [0.5, 1],
  'bottom-right': [1, 1],
};

/** Draws two rows, the second shifted by half, like bricks, so that no path through the picture is free of marks. */
function tile(width: number, height: number, drawAt: (context: Context, x: number, y: number) => void): ImageData {
  const [across, down] = [Math.round(width * (1 + tileGap)), Math.round(height * (1 + tileGap))];
  const context = canvas(across, 2 * down);
  drawAt(context, across / 2, down / 2);
  drawAt(context, 0, down * 1.5);
  drawAt(context, across, down * 1.5);
  return context.getImageData(0, 0, across, 2 * down);
}

function textDrawing({ text, font, bold, colour }: TextMark): Drawing {
  const words = text.trim();
  if (words === '') throw new JobError('no-mark', {});
  const fontOf = (size: number) => `${bold ? 'bold ' : ''}${size}px ${font}`;
  const context = canvas(1, 1);
  context.font = fontOf(fontSize);
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(words);
  const width = actualBoundingBoxLeft + actualBoundingBoxRight;
  const height = actualBoundingBoxAscent + actualBoundingBoxDescent;
  return {
    width: Math.max(1, width),
    height: Math.max(1, height),
    draw(to, scale) {
      to.font = fontOf(fontSize * scale);
      to.fillStyle = colour;
      to.fillText(words, (actualBoundingBoxLeft - width / 2) * scale, (actualBoundingBoxAscent - height / 2) * scale);
    },
  };
}

async function pictureDrawing({ picture }: PictureMark): Promise<Drawing> {
  if (!picture || picture.size === 0) throw new JobError('no-mark', {});
  const format = await sniffFormat(picture);
  if (!format || formats[format].kind !== 'image') throw new JobError('bad-mark', {});
  // The row in `formats` says that it is an image.
  const image = await decode(new Uint8Array(await picture.arrayBuffer()), format as InputFormatId<'image'>).catch(
    (cause: unknown) => {
      if (cause instanceof JobError) throw new JobError('bad-mark', {}, { cause });
      throw cause;
    },
  );
  const { width, height } = image;
  const source = canvasOf(image).canvas;
  return {
    width,
    height,
    draw(to, scale) {
      to.imageSmoothingQuality = 'high';
      to.drawImage(source, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
    },
  };
}
