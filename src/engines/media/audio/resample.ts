import type { AudioSample } from 'mediabunny';

/** How many samples on each side contribute to a point. */
const reach = 16;

/**
 * Returns the samples as floats in this many channels: more are mixed down; mono is repeated, and other missing
 * channels are silent.
 */
export function mixed(sample: AudioSample, numberOfChannels: number): Float32Array[] {
  const given = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
  const [left = new Float32Array(sample.numberOfFrames)] = given;
  if (given.length <= numberOfChannels) {
    return Array.from(
      { length: numberOfChannels },
      (_, channel) => given[channel] ?? (given.length === 1 ? left : silence(left)),
    );
  }
  if (numberOfChannels === 1) return [average(given)];
  // Left, right, centre, LFE, then the surrounds in turn: centre and LFE go to both sides.
  const sides = given.map((plane, index) => ({ plane, side: index < 2 || index > 3 ? index % 2 : 2 }));
  return Array.from({ length: numberOfChannels }, (_, channel) => {
    const parts = sides.filter(({ side }) => side === channel || side === 2);
    return average(parts.map(({ plane }) => plane));
  });
}

const silence = ({ length }: Float32Array) => new Float32Array(length);

const average = (planes: Float32Array[]) =>
  (planes[0] ?? new Float32Array()).map(
    (_, at) => planes.reduce((sum, plane) => sum + (plane[at] ?? 0), 0) / planes.length,
  );

/** Resamples audio that arrives piece by piece, with a windowed sinc that cuts off below the lower of both rates. */
export function resampler(from: number, to: number, numberOfChannels: number) {
  if (from === to) return (planes: Float32Array[]) => planes;
  const step = from / to;
  const cutoff = Math.min(1, to / from);
  let kept = Array.from({ length: numberOfChannels }, () => new Float32Array(reach));
  /** The position of the next sample, relative to what is kept. */
  let position = reach;
  return (planes: Float32Array[]): Float32Array[] => {
    const held = kept.map((plane, channel) => joined(plane, planes[channel] ?? new Float32Array()));
    const length = held[0]?.length ?? 0;
    const count = Math.max(0, Math.floor((length - reach - position) / step));
    const made = held.map((plane) =>
      Float32Array.from({ length: count }, (_, at) => point(plane, position + at * step, cutoff)),
    );
    position += count * step;
    const passed = Math.max(0, Math.floor(position) - reach);
    kept = held.map((plane) => plane.slice(passed));
    position -= passed;
    return made;
  };
}

function joined(one: Float32Array, other: Float32Array) {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function point(plane: Float32Array, position: number, cutoff: number): number {
  const middle = Math.floor(position);
  let sum = 0;
  for (let at = middle - reach + 1; at <= middle + reach; at += 1) {
    const distance = position - at;
    const angle = Math.PI * distance * cutoff;
    const wave = angle === 0 ? 1 : Math.sin(angle) / angle;
    sum += (plane[at] ?? 0) * wave * cutoff * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
  }
  return sum;
}
