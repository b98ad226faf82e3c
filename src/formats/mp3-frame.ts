/** Bitrates and sample rates of layer III, from ISO 11172-3 and 13818-3, in kbit/s and Hz. */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

export interface Mp3Frame {
  /** What a decoder must be configured for. */
  kind: string;
  /** In bytes. */
  size: number;
  /** In seconds. */
  duration: number;
  samples: number;
  /** The sample rate, in Hz. */
  rate: number;
  numberOfChannels: number;
  /** The offset at which the first frame may describe the entire stream, in bytes from the frame's start. */
  notesAt: number;
}

export function frameOf([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): Mp3Frame | undefined {
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  if (first !== 0xff || second < 0xe0 || version === 1 || layer !== 1) return undefined;
  const isOne = version === 3;
  const bitrate = bitrates[isOne ? 'one' : 'two'][third >> 4] ?? 0;
  const base = rates[(third >> 2) & 3];
  if (bitrate === 0 || base === undefined) return undefined;
  const rate = base >> (isOne ? 0 : version === 2 ? 1 : 2);
  const size = Math.floor(((isOne ? 144 : 72) * bitrate * 1000) / rate) + ((third >> 1) & 1);
  const samples = isOne ? 1152 : 576;
  const isMono = fourth >> 6 === 3;
  return {
    kind: `${rate} Hz, ${isMono ? 'mono' : 'stereo'}`,
    size,
    duration: samples / rate,
    samples,
    rate,
    numberOfChannels: isMono ? 1 : 2,
    notesAt: 4 + (isOne ? (isMono ? 17 : 32) : isMono ? 9 : 17),
  };
}

/** This many consecutive frames cannot be a coincidence. */
const enough = 4;

/** Whether frames of an MP3 begin somewhere in these bytes: a stream may be cut within a frame. */
export function holdsMp3(bytes: Uint8Array): boolean {
  for (let start = bytes.indexOf(0xff); start >= 0; start = bytes.indexOf(0xff, start + 1)) {
    let at = start;
    let kind: string | undefined;
    for (let count = 0; ; count += 1) {
      if (count === enough) return true;
      const frame = frameOf(bytes.subarray(at, at + 4));
      if (!frame || (kind ?? frame.kind) !== frame.kind) break;
      ({ kind } = frame);
      at += frame.size;
    }
  }
  return false;
}
