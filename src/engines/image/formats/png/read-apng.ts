import { failOn } from '../../libvips/damage.ts';
import { viewOf } from '#containers/bytes.ts';
import type { Frames } from '../frames.ts';
import type { Libvips, Scope } from '../../libvips/vips.ts';
import { chunksOf, joinChunks, type Chunk } from '#containers/png.ts';
import { readFrameControl, type FrameControl } from './frame-control.ts';

/** Chunks that say how to read pixels, and apply to all frames. */
const shared = ['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP'];

interface Frame extends FrameControl {
  /** Its compressed pixels, as in `IDAT`. */
  data: Uint8Array[];
}

interface Apng {
  header: Uint8Array;
  shared: Chunk[];
  loop: number;
  frames: Frame[];
}

/**
 * Decodes all frames of an APNG, each composited as it is seen.
 *
 * @throws {RangeError} if the file is truncated, or a frame extends beyond the picture.
 */
export function readApng(vips: Libvips, png: Uint8Array, scope: Scope): Frames {
  const apng = demux(png);
  const [width, height] = [viewOf(apng.header).getUint32(0), viewOf(apng.header).getUint32(4)];
  const deep = viewOf(apng.header).getUint8(8) === 16;
  const size = width * height * 4;
  const roll = deep ? new Uint16Array(size * apng.frames.length) : new Uint8Array(size * apng.frames.length);
  const canvas = roll.slice(0, size);
  for (const [index, frame] of apng.frames.entries()) {
    if (frame.left + frame.width > width || frame.top + frame.height > height)
      throw new RangeError('A frame goes beyond the picture');
    const before = frame.dispose === 'previous' ? canvas.slice() : undefined;
    lay(decode(vips, apng, frame, scope), canvas, width, frame, deep ? 65_535 : 255);
    roll.set(canvas, index * size);
    if (frame.dispose === 'background') clear(canvas, width, frame);
    // There is nothing before the first frame.
    if (before) canvas.set(index === 0 ? new Uint8Array(size) : before);
  }
  return { width, height, pixels: roll, delay: apng.frames.map(({ delay }) => delay), loop: apng.loop };
}

function demux(png: Uint8Array): Apng {
  const chunks = chunksOf(png);
  const of = (type: string) => chunks.find((chunk) => chunk.type === type)?.data ?? new Uint8Array();
  const frames: Frame[] = [];
  for (const { type, data } of chunks) {
    if (type === 'fcTL') frames.push({ ...readFrameControl(data), data: [] });
    // Pixels before the first `fcTL` are a still for readers without animation support.
    if (type === 'IDAT') frames.at(-1)?.data.push(data);
    // `fdAT` starts with a sequence number.
    if (type === 'fdAT') frames.at(-1)?.data.push(data.subarray(4));
  }
  if (frames.length === 0) throw new RangeError('There are no frames');
  return {
    header: of('IHDR'),
    shared: chunks.filter(({ type }) => shared.includes(type)),
    loop: viewOf(of('acTL')).getUint32(4),
    frames,
  };
}

/** Decodes a frame as a separate PNG, to RGBA at the file's bit depth. */
function decode(vips: Libvips, apng: Apng, frame: Frame, scope: Scope): Pixels {
  const header = apng.header.slice();
  viewOf(header).setUint32(0, frame.width);
  viewOf(header).setUint32(4, frame.height);
  const png = joinChunks([
    { type: 'IHDR', data: header },
    ...apng.shared,
    ...frame.data.map((data) => ({ type: 'IDAT', data })),
    { type: 'IEND', data: new Uint8Array() },
  ]);
  const image = scope.keep(vips.Image.newFromBuffer(png, '', { fail_on: failOn('png') }));
  const colours = image.bands < 3 ? scope.keep(image.colourspace(image.format === 'ushort' ? 'rgb16' : 'srgb')) : image;
  const rgba = colours.hasAlpha() ? colours : scope.keep(colours.addalpha());
  // The samples have the type of the cast.
  return scope.keep(rgba.cast(rgba.format === 'ushort' ? 'ushort' : 'uchar')).writeToMemory() as Pixels;
}

type Pixels = Frames['pixels'];

/** Composites a frame whose alpha is not premultiplied: https://www.w3.org/TR/png-3/#13Alpha-channel-processing */
function lay(pixels: Pixels, canvas: Pixels, across: number, frame: FrameControl, full: number) {
  const { left, top, width, height, blend } = frame;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = ((top + y) * across + left + x) * 4;
      const alpha = (pixels[from + 3] ?? 0) / full;
      const under = (canvas[to + 3] ?? 0) / full;
      if (blend === 'over' && alpha === 0) continue;
      const replaces = blend === 'source' || alpha === 1 || under === 0;
      const joined = alpha + under * (1 - alpha);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = pixels[from + channel] ?? 0;
        const below = canvas[to + channel] ?? 0;
        canvas[to + channel] = replaces ? colour : Math.round((colour * alpha + below * under * (1 - alpha)) / joined);
      }
      canvas[to + 3] = replaces ? (pixels[from + 3] ?? 0) : Math.round(joined * full);
    }
  }
}

function clear(canvas: Pixels, across: number, { left, top, width, height }: FrameControl) {
  for (let y = top; y < top + height; y += 1) canvas.fill(0, (y * across + left) * 4, (y * across + left + width) * 4);
}
