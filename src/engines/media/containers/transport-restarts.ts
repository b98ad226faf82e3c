import { byte, findPackets, packetsIn, sixteen, type Packet } from './transport.ts';

/** Ticks of the clock of a broadcast, which starts again from 0 after 2^33. */
const turn = 2 ** 33;
/** How many places of a file are looked at, and how much is read at each, in bytes. */
const places = 64;
const lookedAt = 2 ** 17;
/** How much is read at once to find where exactly, in bytes. */
const blockSize = 16 * 2 ** 20;

/** Returns the clock reference (PCR) that a packet carries, in ticks of 90 kHz. */
function clockIn({ bytes }: Packet): number | undefined {
  const hasAdaptation = (byte(bytes, 3) & 0x20) !== 0 && byte(bytes, 4) >= 7;
  if (!hasAdaptation || (byte(bytes, 5) & 0x10) === 0) return undefined;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) * 2 + (byte(bytes, 10) >> 7);
}

/** Returns the time (PTS) of the frame that begins in a packet, in the same ticks. */
function timeIn({ begins, bytes }: Packet): number | undefined {
  const at = 4 + (byte(bytes, 3) & 0x20 ? byte(bytes, 4) + 1 : 0);
  const isFrame = byte(bytes, at) === 0 && byte(bytes, at + 1) === 0 && byte(bytes, at + 2) === 1;
  if (!begins || !isFrame || (byte(bytes, at + 7) & 0x80) === 0) return undefined;
  const high = ((byte(bytes, at + 9) >> 1) & 7) * 2 ** 30;
  return high + (sixteen(bytes, at + 10) >> 1) * 2 ** 15 + (sixteen(bytes, at + 12) >> 1);
}

/** Whether a clock was set back, and did not just come round to 0. */
const isBack = (before: number, now: number) => (now - before + turn) % turn > turn / 2;

/**
 * Returns where the recordings in an MPEG-TS file begin: one whose clock starts again is another one. One that is shorter
 * than a 64th of the file may be missed.
 */
export async function transportStarts(file: Blob): Promise<number[]> {
  return (await mayRestart(file)) ? findRestarts(file) : [0];
}

async function mayRestart(file: Blob): Promise<boolean> {
  const last = new Map<number, number>();
  const step = Math.max(lookedAt, Math.floor(file.size / places));
  for (let at = 0; at < file.size; at += step) {
    const bytes = new Uint8Array(await file.slice(at, at + lookedAt).arrayBuffer());
    for (const packet of packetsIn(bytes)) {
      const clock = clockIn(packet);
      if (clock === undefined) continue;
      const before = last.get(packet.pid);
      if (before !== undefined && isBack(before, clock)) return true;
      last.set(packet.pid, clock);
    }
  }
  return false;
}

const isTable = ({ pid, begins }: Packet) => pid === 0 && begins;

async function findRestarts(file: Blob): Promise<number[]> {
  const { first, stride } = findPackets(new Uint8Array(await file.slice(0, lookedAt).arrayBuffer())) ?? {
    first: 0,
    stride: 188,
  };
  const size = Math.floor(blockSize / stride) * stride;
  const starts = [0];
  const last = new Map<number, number>();
  /** Where the first list of programmes is since the newest time: a recording begins with it. */
  let table: number | undefined;
  let newest = 0;
  const begin = first - (stride - 188);
  for (let from = begin; from < file.size; from += size) {
    const bytes = new Uint8Array(await file.slice(from, from + size).arrayBuffer());
    for (const packet of packetsIn(bytes)) {
      if (isTable(packet)) table ??= from + packet.at;
      const clock = clockIn(packet);
      const shown = clock ?? timeIn(packet);
      if (clock === undefined && shown !== undefined && !isBack(newest, shown)) table = undefined;
      if (clock === undefined) continue;
      newest = clock;
      const before = last.get(packet.pid);
      if (before !== undefined && isBack(before, clock)) {
        starts.push((table ?? from + packet.at) - (stride - 188));
        last.clear();
      }
      last.set(packet.pid, clock);
      table = undefined;
    }
  }
  return starts;
}
