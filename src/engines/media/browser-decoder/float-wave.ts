import type { Bytes } from '#containers/bytes.ts';

/** How many frames are interleaved at once. */
const framesAtOnce = 2 ** 18;
const sampleBytes = 4;
const headLength = 44;
/** IEEE 754, by RFC 2361. */
const floatFormat = 3;

/** Writes a WAV of floats, in parts that the browser may keep out of memory. */
export function floatWave(channels: Float32Array<ArrayBuffer>[], sampleRate: number): Blob {
  const frames = channels[0]?.length ?? 0;
  const parts: Blob[] = [];
  for (let from = 0; from < frames; from += framesAtOnce) {
    const count = Math.min(framesAtOnce, frames - from);
    const values = new Float32Array(count * channels.length);
    for (const [index, channel] of channels.entries()) {
      for (let frame = 0; frame < count; frame += 1) {
        values[frame * channels.length + index] = channel[from + frame] ?? 0;
      }
    }
    parts.push(new Blob([values]));
  }
  return new Blob([head(channels.length, sampleRate, frames), ...parts]);
}

function head(numberOfChannels: number, sampleRate: number, frames: number): Bytes {
  const frameBytes = numberOfChannels * sampleBytes;
  const size = frames * frameBytes;
  const view = new DataView(new ArrayBuffer(headLength));
  const write = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, headLength - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, floatFormat, true);
  view.setUint16(22, numberOfChannels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, sampleBytes * 8, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  return new Uint8Array(view.buffer);
}
