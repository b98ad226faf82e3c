import type { ImageStep, Place, TextMark, Size } from '#jobs/contract/image-step.ts';

type Overlay = Extract<ImageStep, { type: 'overlay' }>;

/** A canvas of a page or of a worker. */
export type Context = Omit<OffscreenCanvasRenderingContext2D, 'canvas'>;

/** Draws around its own centre. Lengths are in the units that it is drawn in. */
export interface Drawing extends Size {
  draw(context: Context, scale: number): void;
}

/** A mark of this size, in pixels of its picture. `left` and `top`: its upper left corner. */
export interface PlacedMark extends Size {
  left: number;
  top: number;
  /** If it repeats all over: the size of the tile that repeats from the upper left corner of the picture. */
  tile?: Size;
  /** @param x and `y`: the centre. */
  drawAt(context: Context, x: number, y: number): void;
}

/** The font size at which text is measured, in pixels. */
const fontSize = 100;
/** The gap between tiles, as a share of their sides. */
const tileGap = 0.5;

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

/** Returns the size and position of a mark on a picture. The engine and the preview in the page both follow it. */
export function placeMark(step: Omit<Overlay, 'mark'>, drawing: Drawing, picture: Size): PlacedMark {
  const { size, place, opacity = 1, angle = 0, margin = 0 } = step;
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
  if (place === 'tiled') {
    const tile = { width: Math.round(width * (1 + tileGap)), height: 2 * Math.round(height * (1 + tileGap)) };
    return { left: 0, top: 0, width, height, tile, drawAt };
  }
  const edge = Math.round(Math.min(picture.width, picture.height) * margin);
  const [x, y] = shares[place];
  const left = Math.round(edge + (picture.width - width - 2 * edge) * x);
  const top = Math.round(edge + (picture.height - height - 2 * edge) * y);
  return { left, top, width, height, drawAt };
}

/** Draws two rows, the second shifted by half, like bricks, so that no path through the picture is free of marks. */
export function drawTile(context: Context, { width, height }: Size, drawAt: PlacedMark['drawAt']) {
  drawAt(context, width / 2, height / 4);
  drawAt(context, 0, height * 0.75);
  drawAt(context, width, height * 0.75);
}

/** @param measuring any canvas. Returns nothing if there are no words. */
export function textDrawing({ text, font, bold, colour }: TextMark, measuring: Context): Drawing | undefined {
  const words = text.trim();
  if (words === '') return undefined;
  const fontOf = (size: number) => `${bold ? 'bold ' : ''}${size}px ${font}`;
  measuring.font = fontOf(fontSize);
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    measuring.measureText(words);
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

export const pictureDrawing = (source: CanvasImageSource, { width, height }: Size): Drawing => ({
  width,
  height,
  draw(to, scale) {
    to.imageSmoothingQuality = 'high';
    to.drawImage(source, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
  },
});
