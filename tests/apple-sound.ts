/** Sample values that fit in 8 bits, for two interleaved channels. */
export const values = [0, 0.5, -0.5, 0.25, -1, 127 / 128, 1 / 128, -0.75];
export const rate = 44_100;

const text = (letters: string) => Buffer.from(letters, 'latin1');

/** @param samples as many bytes as there are values, or a function that writes one value. */
interface Sound {
  bits: number;
  write(buffer: Buffer, value: number, at: number): void;
}

const round = (value: number, bits: number) => Math.min(2 ** (bits - 1) - 1, Math.round(value * 2 ** (bits - 1)));

export const integers = (bits: number, order: 'BE' | 'LE'): Sound => ({
  bits,
  write: (buffer, value, at) =>
    order === 'BE'
      ? buffer.writeIntBE(round(value, bits), at, bits / 8)
      : buffer.writeIntLE(round(value, bits), at, bits / 8),
});
export const unsigned: Sound = { bits: 8, write: (buffer, value, at) => buffer.writeUInt8(round(value, 8) + 128, at) };
export const floats = (bits: 32 | 64, order: 'BE' | 'LE'): Sound => ({
  bits,
  write: (buffer, value, at) => {
    if (bits === 32) buffer[`writeFloat${order}`](value, at);
    else buffer[`writeDouble${order}`](value, at);
  },
});
/** G.711 codes for silence and for the loudest values. */
export const companded: Record<'ulaw' | 'alaw', { bytes: number[]; values: number[] }> = {
  ulaw: { bytes: [0xff, 0x80, 0x00, 0xff], values: [0, 32_124 / 32_768, -32_124 / 32_768, 0] },
  alaw: { bytes: [0xd5, 0xaa, 0x2a, 0x55], values: [8 / 32_768, 32_256 / 32_768, -32_256 / 32_768, -8 / 32_768] },
};

export const written = ({ bits, write }: Sound): Buffer => {
  const buffer = Buffer.alloc((values.length * bits) / 8);
  for (const [index, value] of values.entries()) write(buffer, value, (index * bits) / 8);
  return buffer;
};

function chunk(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  return Buffer.concat([text(type), size, body, Buffer.alloc(body.length % 2)]);
}

/** @param type the compression type, for AIFF-C. */
export function aiff(data: Buffer, bits: number, type?: string, ...others: [type: string, body: Buffer][]): Buffer {
  const common = Buffer.alloc(18);
  common.writeUInt16BE(2, 0);
  common.writeUInt32BE(data.length / 2 / Math.ceil(bits / 8), 2);
  common.writeUInt16BE(bits, 6);
  // 44,100 as an 80-bit float.
  common.writeUInt16BE(16_383 + 15, 8);
  common.writeBigUInt64BE(BigInt(rate) << 48n, 10);
  const body = [
    text(type ? 'AIFC' : 'AIFF'),
    chunk('COMM', common, ...(type ? [text(`${type}\0\0`)] : [])),
    ...others.map(([name, content]) => chunk(name, content)),
    chunk('SSND', Buffer.alloc(8), data),
  ];
  return chunk('FORM', ...body);
}

export function caf(data: Buffer, bits: number, type: string, flags: number, size = BigInt(data.length + 4)): Buffer {
  const head = (name: string, length: bigint) => {
    const bytes = Buffer.alloc(12);
    bytes.write(name, 'latin1');
    bytes.writeBigInt64BE(length, 4);
    return bytes;
  };
  const description = Buffer.alloc(32);
  description.writeDoubleBE(rate, 0);
  description.write(type, 8, 'latin1');
  description.writeUInt32BE(flags, 12);
  description.writeUInt32BE((bits / 8) * 2, 16);
  description.writeUInt32BE(1, 20);
  description.writeUInt32BE(2, 24);
  description.writeUInt32BE(bits, 28);
  const file = [text('caff'), Buffer.from([0, 1, 0, 0]), head('desc', 32n), description];
  return Buffer.concat([...file, head('data', size), Buffer.alloc(4), data]);
}
