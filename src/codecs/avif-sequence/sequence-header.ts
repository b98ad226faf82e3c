import { concat, type Bytes } from '#containers/bytes.ts';

/** An OBU (AV1 Bitstream & Decoding Process Specification, 5.3): a part of a frame, with its type and its size. */
interface Unit {
  kind: number;
  whole: Bytes;
  content: Bytes;
}

const kinds = { sequenceHeader: 1, temporalDelimiter: 2 };

function* unitsOf(sample: Bytes): Generator<Unit> {
  for (let at = 0; at < sample.length;) {
    const head = sample[at] ?? 0;
    let start = at + (head & 4 ? 2 : 1);
    let length = sample.length - start;
    if (head & 2) {
      length = 0;
      for (let shift = 0, more = true; more; shift += 7) {
        const byte = sample[start++] ?? 0;
        length |= (byte & 127) << shift;
        more = byte > 127;
      }
    }
    const end = start + length;
    yield { kind: (head >> 3) & 15, whole: sample.subarray(at, end), content: sample.subarray(start, end) };
    at = end;
  }
}

/** Returns a frame as files store it, without the temporal delimiters of streams. */
export const withoutDelimiter = (sample: Bytes): Bytes =>
  concat([...unitsOf(sample)].filter(({ kind }) => kind !== kinds.temporalDelimiter).map(({ whole }) => whole));

/** Returns the content of the sequence header, if it precedes the frame. */
export const headerOf = (sample: Bytes): Bytes | undefined => findHeader(sample)?.content;

const findHeader = (sample: Bytes) => [...unitsOf(sample)].find(({ kind }) => kind === kinds.sequenceHeader);

/** Returns the content of an `av1C` box for 8 bits per channel (AV1 Codec ISO Media File Format Binding, 2.3.3). */
export function configOf(first: Bytes): Bytes {
  const header = findHeader(first);
  if (!header) return new Uint8Array();
  const [start = 0, , , level = 0] = header.content;
  const profile = start >> 5;
  // Profile 1 is 4:4:4, profile 0 is 4:2:0.
  return concat([Uint8Array.of(0x81, (profile << 5) | (level >> 3), profile === 1 ? 0 : 0x0c, 0), header.whole]);
}
