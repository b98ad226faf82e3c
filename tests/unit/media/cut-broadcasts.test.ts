import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';
import { expect, test } from 'vitest';
import { join } from '#engines/media/join/join.ts';
import { atNight } from '../../nightly.ts';

const packetSize = 188;
const clip = readFileSync('tests/fixtures/media/clip.m2ts');

interface Packet {
  codec_type: 'video' | 'audio';
  flags: string;
}

interface Stream {
  codec_type: string;
  nb_read_frames: string;
}

/** Lists the packets of a recording in ffprobe's order, and what it complains about when it decodes the pictures. */
function probe(bytes: Uint8Array, name: string) {
  using folder = mkdtempDisposableSync(path(tmpdir(), 'cut-'));
  const file = path(folder.path, name);
  writeFileSync(file, bytes);
  const wanted = ['-v', 'warning', '-of', 'json', '-show_packets', '-show_streams', '-count_frames'];
  const { stdout, stderr } = spawnSync(ffprobe.path, [...wanted, file], { maxBuffer: 2 ** 26 });
  const { packets, streams } = JSON.parse(stdout.toString()) as { packets: Packet[]; streams: Stream[] };
  return {
    pictures: packets.filter(({ codec_type: type }) => type === 'video'),
    frames: Number(streams.find(({ codec_type: type }) => type === 'video')?.nb_read_frames),
    complaints: stderr.toString(),
  };
}

/** FFmpeg's number for the first track, which is video here. */
const videoId = 0x100;

/** Lists where frames begin in a broadcast, as its packets say. ffprobe as it is installed here crashes on them. */
function* framesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += packetSize) {
    const packet = bytes.subarray(at, at + packetSize);
    const head = packet.readUInt16BE(1);
    const id = head & 0x1fff;
    const extra = (packet[3] ?? 0) & 0x20 ? 1 + (packet[4] ?? 0) : 0;
    const payload = packet.subarray(4 + extra);
    if (!(head & 0x4000) || id < videoId || payload.length < 14 || payload.readUIntBE(0, 3) !== 1) continue;
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = payload.subarray(9, 14);
    const ticks =
      ((first >> 1) & 7) * 2 ** 30 + second * 2 ** 22 + (third >> 1) * 2 ** 15 + fourth * 2 ** 7 + (fifth >> 1);
    const isKey = extra > 1 && ((packet[5] ?? 0) & 0x40) !== 0;
    yield { at, isVideo: id === videoId, isKey, time: ticks / 90_000 };
  }
}

const frames = [...framesOf(clip)];

/** Where the list of tracks is, without which nothing after it can be read. */
const listId = 0x1000;
const lists = Array.from({ length: clip.length / packetSize }, (_, index) => index * packetSize).filter(
  (at) => (clip.readUInt16BE(at + 1) & 0x1fff) === listId,
);

/** Cuts a broadcast as a recorder does that was switched on at some time: between any two of its packets. */
function cutAt(share: number) {
  const from = Math.round((clip.length * share) / packetSize) * packetSize;
  const readable = lists.find((at) => at >= from) ?? Infinity;
  const begun = frames.filter(({ at }) => at >= readable);
  const pictures = begun.filter(({ isVideo }) => isVideo);
  const first = pictures.findIndex(({ isKey }) => isKey);
  const start = Math.min(...begun.map(({ time }) => time));
  return {
    bytes: clip.subarray(from),
    late: first === 0 ? 0 : (pictures[first]?.time ?? 0) - start,
    pictures: pictures.length - first,
  };
}

const shares = Array.from({ length: 50 }, (_, index) => 0.02 + index * 0.0137);
const usual = [0.11, 0.35, 0.6];

test.each([...usual, ...atNight(shares)])(
  'a broadcast cut at %f starts at its first whole picture in a merged video',
  async (share) => {
    const cuts = [cutAt(share), cutAt(0.35), cutAt(0)];
    const files = cuts.map(({ bytes }, index) => new File([Uint8Array.from(bytes)], `${index}.m2ts`));
    for (const container of ['mp4', 'mkv'] as const) {
      const { file, notes } = await join({ type: 'join', container }, files, () => undefined);
      const said = notes.filter((note) => note.type === 'starts-at-whole-picture');
      expect(said.map(({ name }) => name)).toEqual(
        ['0.m2ts', '1.m2ts'].filter((_, index) => (cuts[index]?.late ?? 0) >= 0.1),
      );
      for (const { name, seconds } of said) expect(seconds).toBeCloseTo(cuts[Number(name[0])]?.late ?? 0, 1);
      const made = probe(new Uint8Array(await file.arrayBuffer()), `made.${container}`);
      // No picture of any clip comes before its first whole one, and each that is there can be decoded.
      const wanted = cuts.reduce((sum, { pictures }) => sum + pictures, 0);
      expect(made.pictures).toHaveLength(wanted);
      expect(made.frames).toBe(wanted);
      expect(made.complaints).toBe('');
      let at = 0;
      for (const { pictures } of cuts) {
        expect(made.pictures[at]?.flags).toMatch(/^K/);
        at += pictures;
      }
    }
  },
);
