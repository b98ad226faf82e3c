import { viewOf, concat } from '#containers/bytes.ts';
import { boxesIn, type Box } from '#containers/isobmff.ts';
import { headerOf } from './sequence-header.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** An encoded frame. */
export interface Sample {
  bytes: Bytes;
  /** Whether it can be decoded without the frames before it. */
  key: boolean;
}

/** Enough for hours; a short table may claim more. */
const mostFrames = 2 ** 20;

/** A file with a reader of its boxes. */
export const boxReader = (bytes: Bytes) => ({
  bytes,
  view: viewOf(bytes),
  within: (box: Box | undefined, skipped = 0) => (box ? boxesIn(bytes, box.start + skipped, box.end) : []),
});
export type BoxReader = ReturnType<typeof boxReader>;

export const named = (boxes: readonly Box[], name: string) => boxes.find(({ type }) => type === name);

/**
 * Reads the frames of a track (ISO/IEC 14496-12, 8.6 and 8.7).
 *
 * @param table The content of its `stbl` box.
 * @param config Its `av1C` box.
 * @throws {RangeError} if they are not in the file.
 */
export function readSamples({ bytes, view }: BoxReader, table: Box[], config: Box): Sample[] {
  const [sizes, runs] = [named(table, 'stsz'), named(table, 'stsc')];
  const [near, far] = [named(table, 'stco'), named(table, 'co64')];
  const places = near ?? far;
  if (!sizes || !runs || !places) return [];
  const [common, count] = [view.getUint32(sizes.start + 4), view.getUint32(sizes.start + 8)];
  if (count > mostFrames) throw new RangeError('More frames than an animation has');
  const keys = readKeys(view, named(table, 'stss'));
  const lastRun = view.getUint32(runs.start + 4) - 1;
  const samples: Sample[] = [];
  for (let chunk = 0, run = 0; samples.length < count && chunk < view.getUint32(places.start + 4); chunk += 1) {
    const at = places.start + 8 + chunk * (near ? 4 : 8);
    let start = near ? view.getUint32(at) : Number(view.getBigUint64(at));
    // Each run of chunks states its first chunk, counted from 1, and the number of frames in each chunk.
    if (run < lastRun && view.getUint32(runs.start + 8 + (run + 1) * 12) === chunk + 1) run += 1;
    const most = Math.min(count, samples.length + view.getUint32(runs.start + 12 + run * 12));
    while (samples.length < most) {
      const length = common || view.getUint32(sizes.start + 12 + samples.length * 4);
      if (length === 0 || start + length > bytes.length) throw new RangeError('A frame is not in the file');
      const key = !keys || keys.has(samples.length + 1);
      samples.push({ bytes: bytes.subarray(start, start + length), key });
      start += length;
    }
  }
  const [first] = samples;
  if (!first || samples.length !== count) throw new RangeError('Frames are missing');
  // The sequence header may be in the configuration instead of the frame.
  if (!headerOf(first.bytes)) first.bytes = concat([bytes.subarray(config.start + 4, config.end), first.bytes]);
  return samples;
}

/** Reads the numbers of key frames; undefined if all frames are. */
function readKeys(view: DataView, box: Box | undefined): Set<number> | undefined {
  if (!box) return undefined;
  const keys = new Set<number>();
  const count = Math.min(view.getUint32(box.start + 4), mostFrames);
  for (let at = 0; at < count; at += 1) keys.add(view.getUint32(box.start + 8 + at * 4));
  return keys;
}

/**
 * Reads the durations of frames, in milliseconds, from runs of equal times in the track's timescale.
 *
 * @param header The track's `mdhd` box.
 * @param count The number of frames.
 */
export function readDelays({ view }: BoxReader, table: Box[], header: Box, count: number): number[] {
  const times = named(table, 'stts');
  // After two dates, which take 64 bits in version 1.
  const second = view.getUint32(header.start + (view.getUint8(header.start) === 1 ? 20 : 12));
  const delays: number[] = [];
  for (let run = 0; times && run < view.getUint32(times.start + 4); run += 1) {
    const at = times.start + 8 + run * 8;
    const delay = second > 0 ? Math.round((view.getUint32(at + 4) * 1000) / second) : 0;
    const most = Math.min(count, delays.length + view.getUint32(at));
    while (delays.length < most) delays.push(delay);
  }
  return delays;
}
