import { expect, test } from 'vitest';
import { spend, withMoreSound, type Budget } from '#engines/media/plan/budget.ts';

const budget: Budget = {
  first: { bitrate: 90_000, area: 1 },
  least: 2000,
  most: 600_000,
  leastArea: 0.1,
  fixed: 3000,
  seconds: 40,
  picture: { width: 320, height: 180 },
  audio: { bitrate: 24_000, most: 96_000 },
};

const { audio: _, ...withoutSound } = budget;

test('bytes that the video leaves over go to the audio, as far as it can use them', () => {
  expect(withMoreSound(budget, 20_000)?.audio?.bitrate).toBe(28_000);
  expect(withMoreSound(budget, 10_000_000)?.audio?.bitrate).toBe(96_000);
  expect(withMoreSound(budget, 0)).toBeUndefined();
  expect(withMoreSound(withoutSound, 20_000)).toBeUndefined();
  const more = withMoreSound(budget, 50_000);
  if (!more) throw new Error('Nothing more');
  const job = (codec: 'aac' | 'mp3') =>
    spend(
      { type: 'compress', container: 'mp4', video: {}, audio: { codec }, goal: { type: 'share', share: 0.5 } },
      more,
      more.first,
    ).audio;
  expect(job('aac')).toEqual({ codec: 'aac', bitrate: 34_000 });
  // One of the bit rates of MP3.
  expect(job('mp3')).toEqual({ codec: 'mp3', bitrate: 32_000 });
});
