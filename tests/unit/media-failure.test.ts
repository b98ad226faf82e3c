import { VideoSample } from 'mediabunny';
import { expect, test } from 'vitest';
import { workFailure } from '../../src/engines/media/failure.ts';

test('a clock that goes back between frames is the fault of the file, and other mistakes stay ours', () => {
  const size = { codedWidth: 2, codedHeight: 2 };
  using sample = new VideoSample(new Uint8Array(6), { format: 'I420', timestamp: 0, ...size });
  const thrown = (() => {
    try {
      return sample.setDuration(-1);
    } catch (error) {
      return error;
    }
  })();
  expect(workFailure(thrown, 'ts')).toMatchObject({ code: 'corrupt-file' });
  const ours = new TypeError('undefined is not a function');
  expect(workFailure(ours, 'ts')).toBe(ours);
});
