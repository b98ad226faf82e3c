import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMedia } from '#engines/media/open/open-media.ts';
import { withEdits } from '../../edit-lists.ts';
import { everything } from '../../nightly.ts';

/** How many edits of each file are tried. */
const tries = everything ? 50 : 8;

interface Packet {
  pts_time: string;
  duration_time: string;
  flags: string;
}

/** How long ffprobe shows a file, from its start: without the packets that edit lists hide. */
function shownBy(bytes: Buffer): number {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'stayput-'));
  const file = path.join(folder.path, 'edited.mp4');
  writeFileSync(file, bytes);
  const output = execFileSync(ffprobe.path, ['-v', 'error', '-of', 'json', '-show_packets', file], {
    maxBuffer: 2 ** 26,
  });
  const { packets } = JSON.parse(output.toString()) as { packets: Packet[] };
  const shown = packets.filter(({ flags }) => !flags.includes('D'));
  return Math.max(...shown.map(({ pts_time: time, duration_time: duration }) => Number(time) + Number(duration)));
}

test.each(['media/ramp.mp4', 'media/tone.m4a', 'reports/plain6.mp4', 'reports/qt-trim.mov', 'reports/q-audio.m4a'])(
  'what an edit list of %s shows is as long as it is for ffprobe',
  async (name) => {
    const bytes = readFileSync(`tests/fixtures/${name}`);
    const measure = async (given: Buffer) => {
      using media = await openMedia(new File([Uint8Array.from(given)], path.basename(name)), true);
      return media.start + media.duration;
    };
    const whole = await measure(bytes);
    expect(Math.abs(whole - shownBy(bytes))).toBeLessThan(0.1);
    const shares = fc.tuple(
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 0.1, max: 0.45, noNaN: true }),
    );
    const wrong: object[] = [];
    for (const [hiddenShare, shownShare] of fc.sample(shares, { numRuns: tries, seed: 43 })) {
      const edit = { hidden: hiddenShare * whole, seconds: shownShare * whole };
      const edited = withEdits(bytes, edit);
      const [ours, theirs] = [await measure(edited), shownBy(edited)];
      if (Math.abs(ours - theirs) > 0.1) wrong.push({ ...edit, ours, theirs });
    }
    expect(wrong).toEqual([]);
  },
);
