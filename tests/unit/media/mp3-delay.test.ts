import { expect, test } from 'vitest';
import { withDelay } from '#engines/media/mp3/delay.ts';
import { frameOf } from '#formats/mp3-frame.ts';

/** Frame headers of MPEG-1 Layer III at 44.1 kHz in stereo, with 48 and 128 kbit/s. */
const small = [0xff, 0xfb, 0x30, 0x00];
const usual = [0xff, 0xfb, 0x90, 0x00];

function frame(head: number[], content: [number, string | number][] = []): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(frameOf(Uint8Array.from(head))?.size ?? 0);
  bytes.set(head);
  for (const [at, value] of content) {
    if (typeof value === 'string') bytes.write(value, at);
    else bytes.writeUInt32BE(value, at);
  }
  return bytes;
}

test('an MP3 says what players leave out at both ends, and how many frames it has', async () => {
  // As Mediabunny writes it: 7 frames including this one, the byte count, no seek table.
  const notes = frame(small, [
    [36, 'Xing'],
    [40, 7],
    [44, 7],
    [48, 2664],
  ]);
  const sounds = Array.from({ length: 6 }, () => frame(usual));
  const written = new File([notes, ...sounds], 'a.mp3');
  const bytes = Buffer.from(await (await withDelay(written, 5000 / 44_100)).arrayBuffer());
  const first = frameOf(bytes) ?? { size: 0, notesAt: 0 };
  expect(first.size).toBeGreaterThanOrEqual(36 + 156);
  expect(bytes.subarray(first.size)).toEqual(Buffer.concat(sounds));
  expect([bytes.readUInt32BE(44), bytes.readUInt32BE(48)]).toEqual([6, 2664 - notes.length + first.size]);
  expect(bytes.subarray(156, 165).toString()).toBe('LAME3.100');
  const trim = bytes.readUIntBE(36 + 120 + 21, 3);
  expect([trim >> 12, trim & 0xfff]).toEqual([576, 6 * 1152 - 576 - 5000]);
  // Nothing is written that does not fit.
  expect(await withDelay(written, 0)).toBe(written);
});
