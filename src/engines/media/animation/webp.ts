import { fromLatin1 } from '#containers/bytes.ts';
import { riffChunks, writeChunk } from '#containers/riff.ts';
import { encodeCanvas } from '../frames/encode-canvas.ts';
import { trackChanges } from './changes.ts';
import type { AnimationWriter, Settings } from './writer.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** Writes an animated WebP frame by frame: each frame is the changed region, as the browser encodes it. */
export function webpWriter({ width, height, loop, quality }: Settings): AnimationWriter {
  const changes = trackChanges(width, height, Math.round((100 - quality) / 12));
  return {
    begin: () => [
      // The RIFF size is filled in once it is known.
      new Uint8Array([...fromLatin1('RIFF'), 0, 0, 0, 0, ...fromLatin1('WEBP')]),
      writeChunk('VP8X', new Uint8Array([animated, 0, 0, 0, ...three(width - 1), ...three(height - 1)])),
      writeChunk('ANIM', new Uint8Array([0, 0, 0, 0, loop & 255, loop >> 8])),
    ],
    draw(pixels) {
      const found = changes.look(pixels);
      if (!found) return undefined;
      const box = onEvenPlace(found);
      changes.write(pixels, box);
      const canvas = new OffscreenCanvas(box.width, box.height);
      canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), -box.left, -box.top);
      const picture = encodeCanvas(canvas, 'webp', quality);
      return async (seconds) => {
        const bytes = new Uint8Array(await (await picture).arrayBuffer());
        const head = [
          ...three(box.left / 2),
          ...three(box.top / 2),
          ...three(box.width - 1),
          ...three(box.height - 1),
          ...three(Math.round(seconds * 1000)),
          replaces,
        ];
        const data = pictureOf(bytes);
        const frame = new Uint8Array(head.length + data.length);
        frame.set(head);
        frame.set(data, head.length);
        return [writeChunk('ANMF', frame)];
      };
    },
    end: () => [],
    tick: 0.001,
    shortest: 0.02,
  };
}

const animated = 0x02;
/** Do not blend with the previous frame. */
const replaces = 0x02;

const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
const four = (value: number) => [...three(value & 0xffffff), value >>> 24];

/** Extends a box to even coordinates, as ANMF frames require. */
function onEvenPlace({ left, top, width, height }: Area): Area {
  const [x, y] = [left & ~1, top & ~1];
  return { left: x, top: y, width: width + left - x, height: height + top - y };
}

/** Returns the chunk of a still WebP that holds the image data. */
function pictureOf(file: Uint8Array): Uint8Array {
  const picture = riffChunks(file).find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (picture) return file.subarray(picture.at, picture.next);
  throw new Error('A WebP without a picture');
}

/** The RIFF size field, at byte 4, for a file of this many bytes. */
export const riffSize = (bytes: number) => new Uint8Array(four(bytes - 8));
