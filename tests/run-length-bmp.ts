/** A run-length encoded BMP with 256 colours, of which four are defined. The last row comes first. */
export function runLengthBmp(width: number, height: number, runs: readonly number[]): Buffer {
  const start = 54 + 16;
  const head = Buffer.alloc(start);
  head.write('BM');
  head.writeUInt32LE(start + runs.length, 2);
  head.writeUInt32LE(start, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(8, 28);
  head.writeUInt32LE(1, 30);
  head.writeUInt32LE(runs.length, 34);
  head.writeUInt32LE(4, 46);
  head.set([0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0], 54);
  return Buffer.concat([head, Buffer.from(runs)]);
}

/** Rows of one colour each, as wide as the picture. */
export const plainRows = (width: number, height: number) =>
  Array.from({ length: height }, (_, row) => [width, (row % 3) + 1, 0, 0]).flat();
