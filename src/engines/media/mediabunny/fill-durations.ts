import { VideoSampleSink, type VideoSample } from 'mediabunny';

/** The duration of a single frame that states none, in seconds. */
const usual = 1 / 25;

/**
 * Gives every decoded frame a duration. Mediabunny 1.61 drops frames without one from a conversion: in Matroska without
 * default durations, as browsers record it, that is the last frame of each cluster. See
 * docs/upstream/mediabunny-zero-durations.md. Called once per worker.
 */
export function prepareLastingFrames() {
  const { prototype } = VideoSampleSink;
  const { samples } = prototype;
  prototype.samples = function lastingSamples(...range) {
    return lasting(samples.apply(this, range));
  };
}

async function* lasting(samples: AsyncIterable<VideoSample>): AsyncGenerator<VideoSample, void> {
  let waiting: VideoSample | undefined;
  let before = usual;
  try {
    for await (const sample of samples) {
      if (waiting) {
        const ready = waiting;
        waiting = undefined;
        ready.setDuration(sample.timestamp - ready.timestamp);
        // The caller closes it.
        yield ready;
      }
      if (sample.duration > 0) {
        before = sample.duration;
        yield sample;
      } else {
        waiting = sample;
      }
    }
    if (waiting) {
      const ready = waiting;
      waiting = undefined;
      ready.setDuration(before);
      yield ready;
    }
  } finally {
    waiting?.close();
  }
}
