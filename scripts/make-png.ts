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

interface ApngFrame {
  png: Buffer;
  left?: number;
  top?: number;
  /** 0 nothing, 1 see-through, 2 what was there before. */
  dispose?: number;
  /** 1: laid over what is there. */
  blend?: number;
}

/** An APNG of PNGs of the same kind, the first as large as the whole; `delay` in milliseconds. sharp writes none. */
export function joinApng(frames: ApngFrame[], delay: number): Buffer {
  let sequence = 0;
  const [first] = frames;
  if (!first) throw new Error('An APNG needs a frame.');
  const headerOf = (png: Buffer) => chunksOf(png, 'IHDR')[0] ?? Buffer.alloc(0);
  const parts = frames.flatMap(({ png, left = 0, top = 0, dispose = 0, blend = 0 }, index) => {
    const header = headerOf(png);
    const control = Buffer.concat([
      uint32s(sequence++, header.readUInt32BE(0), header.readUInt32BE(4), left, top),
      Buffer.from([delay >> 8, delay & 255, 1000 >> 8, 1000 & 255, dispose, blend]),
    ]);
    const pixels = Buffer.concat(chunksOf(png, 'IDAT'));
    return [
      chunk('fcTL', control),
      index === 0 ? chunk('IDAT', pixels) : chunk('fdAT', Buffer.concat([uint32s(sequence++), pixels])),
    ];
  });
  const animation = chunk('acTL', uint32s(frames.length, 0));
  return Buffer.concat([
    signature,
    chunk('IHDR', headerOf(first.png)),
    animation,
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
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
