/** How a frame encodes its sample rate: the code and further bytes of RFC 9639, 9.1.2. */
export interface RateCode {
  code: number;
  bytes?: number[];
}

const crc = (bytes: Iterable<number>, bits: 8 | 16, polynomial: number) => {
  const top = 1 << (bits - 1);
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = sum & top ? (sum << 1) ^ polynomial : sum << 1;
    sum &= (1 << bits) - 1;
  }
  return sum;
};

/** The number of samples in a frame. */
export const frameLength = 192;

/** Builds a FLAC in 16-bit stereo, with verbatim subframes. */
export function flacFile(sampleRate: number, { code, bytes = [] }: RateCode, frames: number, blocks: Buffer[] = []) {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(frameLength, 0);
  info.writeUInt16BE(frameLength, 2);
  const samples = BigInt(frames * frameLength);
  info.writeBigUInt64BE((BigInt(sampleRate) << 44n) | (1n << 41n) | (15n << 36n) | samples, 10);
  const all = [info, ...blocks];
  const headers = all.map((block, index) => {
    const type = index === 0 ? 0 : 4;
    const head = Buffer.alloc(4);
    head.writeUInt32BE(block.length);
    head.writeUInt8((index === all.length - 1 ? 0x80 : 0) | type);
    return Buffer.concat([head, block]);
  });
  const sound = Array.from({ length: frames }, (_, number) => {
    const header = [0xff, 0xf8, 0x10 | code, 0x18, number, ...bytes];
    const channel = [2, ...Array.from({ length: frameLength * 2 }, (_, at) => (at * number) % 100)];
    const frame = [...header, crc(header, 8, 0x07), ...channel, ...channel];
    const sum = crc(frame, 16, 0x8005);
    return Buffer.from([...frame, sum >> 8, sum & 255]);
  });
  return Buffer.concat([Buffer.from('fLaC'), ...headers, ...sound]);
}

/** Builds a block of Vorbis comments, such as "DATE=2019". */
export function vorbisComments(...comments: string[]) {
  const sized = (text: string) => {
    const bytes = Buffer.from(text);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    return Buffer.concat([size, bytes]);
  };
  const count = Buffer.alloc(4);
  count.writeUInt32LE(comments.length);
  return Buffer.concat([sized('writer'), count, ...comments.map(sized)]);
}
