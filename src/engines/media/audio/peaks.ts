import { AudioSampleSink, type AudioSample } from 'mediabunny';
import { readingFailure } from '../failures/failure.ts';
import { decodingMp3To } from '../mp3/decoder.ts';
import { openMedia } from '../open/open-media.ts';
import { sampledPeaks } from '../mp3/sampled-peaks.ts';
import { canDecode } from '../codecs/can-decode.ts';

/** Longer recordings are sampled at one moment of each part, which is cheap only for MP3. In seconds. */
const heardWhole = { mp3: 120, others: 600 };
/** Parts that are not decoded by then stay silent. In milliseconds. */
const timeLimit = 15_000;

/** Returns the peak of each part of a recording, from 0 to 255. @param count The number of parts, all of one length. */
export async function peaks(file: File, count: number): Promise<Uint8Array> {
  using media = await openMedia(file, false);
  const { input, start, duration, format } = media;
  const found = new Uint8Array(count);
  const track = await input.getPrimaryAudioTrack();
  if (!track || duration <= 0 || !(await canDecode(track))) return found;
  const sink = new AudioSampleSink(track);
  const middles = Array.from({ length: count }, (_, part) => start + ((part + 0.5) * duration) / count);
  const isWhole = duration <= heardWhole.others;
  const hear = async () => {
    const until = performance.now() + timeLimit;
    for await (using sample of isWhole ? sink.samples() : sink.samplesAtTimestamps(middles)) {
      if (sample) listen(sample, found, (time) => Math.floor(((time - start) / duration) * count));
      if (performance.now() > until) break;
    }
  };
  try {
    const sampled = format === 'mp3' && duration > heardWhole.mp3 ? await sampledPeaks(file, count) : undefined;
    if (sampled) return sampled;
    await (format === 'mp3' && isWhole ? decodingMp3To('f32', hear) : hear());
  } catch (error) {
    throw readingFailure(error, format);
  }
  return found;
}

function listen(sample: AudioSample, found: Uint8Array, partOf: (time: number) => number) {
  const { numberOfFrames, sampleRate, timestamp } = sample;
  const plane = new Float32Array(numberOfFrames);
  sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' });
  const parts = partOf(timestamp + numberOfFrames / sampleRate) - partOf(timestamp) + 1;
  const step = Math.ceil(numberOfFrames / parts);
  for (let from = 0; from < numberOfFrames; from += step) {
    const part = Math.max(0, Math.min(found.length - 1, partOf(timestamp + from / sampleRate)));
    let loudest = 0;
    for (const value of plane.subarray(from, from + step)) loudest = Math.max(loudest, Math.abs(value));
    found[part] = Math.max(found[part] ?? 0, Math.min(255, Math.round(loudest * 255)));
  }
}
