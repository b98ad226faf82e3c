import { expect, test } from 'vitest';
import { openStretch } from '#engines/media/audio/stretch.ts';

const sampleRate = 44_100;

/** Returns the rate of upward zero crossings, in Hz, without the ends. */
function pitch(sound: Float32Array): number {
  const inner = sound.subarray(sampleRate / 4, sound.length - sampleRate / 4);
  const rises = inner.reduce((sum, value, at) => sum + (value >= 0 && (inner[at - 1] ?? 0) < 0 ? 1 : 0), 0);
  return (rises * sampleRate) / inner.length;
}

test.each([0.25, 0.5, 1.5, 2, 4])(
  'sound at %s times its speed keeps its pitch, and has the right length',
  async (speed) => {
    const stretch = await openStretch(2, sampleRate, speed);
    const seconds = 4;
    // A pure tone: crossings are counted, and phases are random where sound becomes more than twice as long.
    const tone = Float32Array.from(
      { length: seconds * sampleRate },
      (_, at) => 0.4 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
    );
    const made: Float32Array[] = [];
    for (let at = 0; at < tone.length; at += 1000) {
      const part = tone.subarray(at, at + 1000);
      made.push(stretch.push([part, part])[0] ?? new Float32Array());
    }
    made.push(stretch.finish()[0] ?? new Float32Array());
    const whole = Float32Array.from(made.flatMap((each) => [...each]));
    expect(whole.length).toBe(Math.round((seconds * sampleRate) / speed));
    expect(Math.abs(pitch(whole) - 440)).toBeLessThan(4);
    expect(Math.max(...whole.subarray(0, 2000).map(Math.abs))).toBeGreaterThan(0.1);
  },
);
