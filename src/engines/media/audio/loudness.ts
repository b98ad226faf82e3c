import { AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import type { Loudness } from '#jobs/contract/media-question.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Blocks of 0.4 s begin every 0.1 s. */
const stepsInBlock = 4;
const stepLength = 0.1;
/** In LUFS; and in LU relative to the loudness of what passes the first gate. */
const absoluteGate = -70;
const relativeGate = -10;

/** Channel weights; the low-frequency effects channel does not count. */
const weightOf = (channel: number, channels: number) => (channels < 5 ? 1 : channel === 3 ? 0 : channel > 3 ? 1.41 : 1);

export async function measureLoudness(
  track: InputAudioTrack,
  range: { start: number; end: number },
  onProgress: OnProgress,
): Promise<Loudness> {
  const sampleRate = await track.getSampleRate();
  const channels = await track.getNumberOfChannels();
  const filters = Array.from({ length: channels }, () => kWeighting(sampleRate));
  const stepFrames = Math.round(sampleRate * stepLength);
  /** The mean square of each tenth of a second, weighted. */
  const steps: number[] = [];
  let energy = 0;
  let frames = 0;
  let peak = 0;
  for await (using sample of new AudioSampleSink(track).samples(range.start, range.end)) {
    const planes = Array.from({ length: channels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames);
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
      return plane;
    });
    for (let frame = 0; frame < sample.numberOfFrames; frame += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const value = planes[channel]?.[frame] ?? 0;
        peak = Math.max(peak, Math.abs(value));
        const weighted = filters[channel]?.(value) ?? 0;
        energy += weightOf(channel, channels) * weighted * weighted;
      }
      frames += 1;
      if (frames < stepFrames) continue;
      steps.push(energy / stepFrames);
      energy = 0;
      frames = 0;
    }
    onProgress((sample.timestamp - range.start) / (range.end - range.start));
  }
  return { integrated: gated(steps), peak };
}

const toLoudness = (energy: number) => -0.691 + 10 * Math.log10(energy);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function gated(steps: number[]): number {
  const blocks = steps.flatMap((_, at) =>
    at + stepsInBlock <= steps.length ? [mean(steps.slice(at, at + stepsInBlock))] : [],
  );
  // Audio shorter than a block counts as one block.
  const audible = (blocks.length > 0 || steps.length === 0 ? blocks : [mean(steps)]).filter(
    (block) => toLoudness(block) > absoluteGate,
  );
  if (audible.length === 0) return -Infinity;
  const gate = toLoudness(mean(audible)) + relativeGate;
  return toLoudness(mean(audible.filter((block) => toLoudness(block) > gate)));
}

/** The two filters of BS.1770 in series, for any sample rate: a high shelf that models the head, then a high-pass. */
function kWeighting(sampleRate: number) {
  const shelf = highShelf(sampleRate);
  const pass = highPass(sampleRate);
  return (value: number) => pass(shelf(value));
}

function highShelf(sampleRate: number) {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / q + k * k;
  return biquad(
    [(high + (band * k) / q + k * k) / scale, (2 * (k * k - high)) / scale, (high - (band * k) / q + k * k) / scale],
    [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale],
  );
}

function highPass(sampleRate: number) {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const scale = 1 + k / q + k * k;
  return biquad([1, -2, 1], [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale]);
}

function biquad([b0, b1, b2]: [number, number, number], [a1, a2]: [number, number]) {
  let first = 0;
  let second = 0;
  return (value: number) => {
    const result = b0 * value + first;
    first = b1 * value - a1 * result + second;
    second = b2 * value - a2 * result;
    return result;
  };
}
