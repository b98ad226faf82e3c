import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { startImageEngine } from '../image/engine.ts';

let engine: Awaited<ReturnType<typeof startImageEngine>>;
beforeAll(async () => {
  engine = await startImageEngine();
});

/** The beginning of a PNG of so many pixels, with nearly none of them. */
function header(width: number, height: number): File {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const png = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new File([new Uint8Array(Buffer.concat(png))], 'large.png');
}

/** libvips can have 2 GiB, less 200 MiB that it needs itself. */
const most = 2 ** 31 - 200 * 2 ** 20;

// By what each encoder was measured to take for a pixel, in bytes; turning a picture takes its own three more.
test.each([
  ['webp', 12, 0],
  ['png', 6, 0],
  ['jpeg', 8, 0],
  ['jpeg', 8 + 3, 90],
] as const)(
  'what is too large for %s is told at its limit of %i bytes a pixel, turned by %i°',
  async (format, bytes, angle) => {
    const width = 10_000;
    const height = Math.floor(most / bytes / width);
    const verdict = async (rows: number) => {
      const steps = angle === 0 ? [] : [{ type: 'rotate', angle } as const];
      const work = engine.run(
        { engine: 'image', operation: { type: 'encode', steps, output: { format } } },
        [header(width, rows)],
        () => undefined,
      );
      return work.then(
        () => 'done',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
      );
    };
    expect(await verdict(Math.ceil(height * 1.01))).toBe('too-large');
    // It is tried, and then found to have no pixels.
    expect(await verdict(Math.floor(height * 0.99))).toBe('corrupt-file');
  },
);
