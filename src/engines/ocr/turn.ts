import type { GreyPicture, ReadPage } from '#jobs/contract/reading.ts';

type Back = ReadPage['back'];

/** A rotated picture, and the transform back to the original. */
export interface Turned {
  picture: GreyPicture;
  back: Back;
}

const white = 255;

/** Rotates a picture clockwise without loss. @param quarters 1 to 3. */
export function turnByQuarters(picture: GreyPicture, quarters: number): Turned {
  const { width, height, data } = picture;
  const isSideways = quarters % 2 === 1;
  const [across, down] = isSideways ? [height, width] : [width, height];
  const back = backOf(picture, quarters);
  const turned = new Uint8ClampedArray(data.length);
  // Transforms the centre of each pixel, so that the result is within the picture.
  const [a, b, c, d, e, f] = back;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = [x + 0.5, y + 0.5];
      const column = Math.floor(a * fromX + c * fromY + e);
      const row = Math.floor(b * fromX + d * fromY + f);
      turned[y * across + x] = data[row * width + column] ?? white;
    }
  }
  return { picture: { width: across, height: down, data: turned }, back };
}

const backOf = ({ width, height }: GreyPicture, quarters: number): Back =>
  quarters === 1 ? [0, -1, 1, 0, 0, height] : quarters === 2 ? [-1, 0, 0, -1, width, height] : [0, 1, -1, 0, width, 0];

/**
 * Rotates a picture around its centre so that lines that fall to the right by an angle, in radians, become level. The
 * size stays the same.
 */
export function level({ width, height, data }: GreyPicture, angle: number): Turned {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  const back: Back = [
    cos,
    sin,
    -sin,
    cos,
    middleX - cos * middleX + sin * middleY,
    middleY - sin * middleX - cos * middleY,
  ];
  const turned = new Uint8ClampedArray(data.length);
  // Corners get the colours of the edges: white ones would change what counts as dark in a photo.
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  for (let y = 0; y < height; y++) {
    let fromX = cos * 0.5 - sin * (y + 0.5) + back[4] - 0.5;
    let fromY = sin * 0.5 + cos * (y + 0.5) + back[5] - 0.5;
    for (let x = 0; x < width; x++, fromX += cos, fromY += sin) {
      const [left, top] = [within(Math.floor(fromX), width - 2), within(Math.floor(fromY), height - 2)];
      // Bilinear interpolation.
      const at = top * width + left;
      const [right, below] = [within(fromX - left, 1), within(fromY - top, 1)];
      const upper = (data[at] ?? white) * (1 - right) + (data[at + 1] ?? white) * right;
      const lower = (data[at + width] ?? white) * (1 - right) + (data[at + width + 1] ?? white) * right;
      turned[y * width + x] = upper * (1 - below) + lower * below;
    }
  }
  return { picture: { width, height, data: turned }, back };
}

/** Combines two transforms: the result of `inner` goes through `outer`. */
export const through = (inner: Back, outer: Back): Back => {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
};

/** Returns a part of a picture. */
export function cut(
  { width, data }: GreyPicture,
  left: number,
  top: number,
  across: number,
  down: number,
): GreyPicture {
  const part = new Uint8ClampedArray(across * down);
  for (let row = 0; row < down; row++) {
    const start = (top + row) * width + left;
    part.set(data.subarray(start, start + across), row * across);
  }
  return { width: across, height: down, data: part };
}
