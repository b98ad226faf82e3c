import { crc32, deflateSync, constants } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

const uint32s = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** All the data of a PNG's chunks of one type. */
function chunksOf(png: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === type)
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return found;
}

/** An APNG of PNGs that have the same size and kind; `delay` in milliseconds. sharp writes none. */
export function joinApng(frames: Buffer[], delay: number): Buffer {
  let sequence = 0;
  const [first] = frames;
  if (!first) throw new Error('An APNG needs a frame.');
  const [header = Buffer.alloc(0)] = chunksOf(first, 'IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const parts = frames.flatMap((frame, index) => {
    const control = Buffer.concat([
      uint32s(sequence++, width, height, 0, 0),
      Buffer.from([delay >> 8, delay & 255, 1000 >> 8, 1000 & 255, 0, 0]),
    ]);
    const pixels = Buffer.concat(chunksOf(frame, 'IDAT'));
    return [
      chunk('fcTL', control),
      index === 0 ? chunk('IDAT', pixels) : chunk('fdAT', Buffer.concat([uint32s(sequence++), pixels])),
    ];
  });
  const animation = chunk('acTL', uint32s(frames.length, 0));
  return Buffer.concat([signature, chunk('IHDR', header), animation, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** One colour, one bit a pixel, truecolour when decoded: a small file that wants gigabytes. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32s(width, height), Buffer.from([1, 3, 0, 0, 0])]);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([32, 96, 160, 255, 255, 255])),
    chunk('IDAT', deflateSync(rows, { level: constants.Z_BEST_COMPRESSION })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
