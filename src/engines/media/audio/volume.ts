import { AudioSample } from 'mediabunny';
import type { Note } from '#jobs/contract/job.ts';
import type { ConvertMedia } from '#jobs/contract/media-operation.ts';
import { gainTo } from '#jobs/contract/media-question.ts';
import type { Media } from '../open/open-media.ts';
import type { Range } from '../plan/range.ts';
import { measureLoudness } from './loudness.ts';
import { canDecode } from '../codecs/can-decode.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A change to the samples of the main audio track, with the notes on it. */
export interface SoundChange {
  process(sample: AudioSample): AudioSample | null;
  notes: Note[];
}

/** Returns undefined if the audio stays as it is. */
export async function planVolume(
  { audio }: ConvertMedia,
  media: Media,
  range: Range,
  onProgress: OnProgress,
): Promise<SoundChange | undefined> {
  if (!audio || audio === 'discard') return undefined;
  const { gain, loudness, fade } = audio;
  if (gain === undefined && loudness === undefined && !fade) return undefined;
  const track = await media.input.getPrimaryAudioTrack();
  if (!track || !(await canDecode(track))) return undefined;
  const notes: Note[] = [];
  let wanted = gain ?? 0;
  if (loudness !== undefined) {
    const measured = await measureLoudness(track, range, onProgress);
    wanted = gainTo(loudness, measured);
    if (Number.isFinite(measured.integrated)) {
      const to = measured.integrated + wanted;
      notes.push({
        type: 'loudness',
        from: measured.integrated,
        to,
        ...(to < loudness - 0.05 && { wanted: loudness }),
      });
    }
  }
  const factor = 10 ** (wanted / 20);
  const length = range.end - range.start;
  const factorAt = (time: number) =>
    factor * Math.min(1, fade?.in ? time / fade.in : 1, fade?.out ? (length - time) / fade.out : 1);
  return { notes, process: (sample) => changed(sample, factorAt) };
}

function changed(sample: AudioSample, factorAt: (time: number) => number): AudioSample | null {
  const { numberOfChannels, numberOfFrames, sampleRate, timestamp } = sample;
  // MP3 decoders emit empty samples where a recording begins in the middle.
  if (numberOfFrames === 0) return null;
  const data = new Float32Array(numberOfFrames * numberOfChannels);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1) {
    const plane = data.subarray(planeIndex * numberOfFrames, (planeIndex + 1) * numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    for (const [frame, value] of plane.entries()) {
      const louder = value * Math.max(0, factorAt(timestamp + frame / sampleRate));
      plane[frame] = Math.max(-1, Math.min(1, louder));
    }
  }
  // Audio with 16 bits keeps 16 bits.
  const result = { numberOfChannels, sampleRate, timestamp };
  if (sample.format !== 's16') return new AudioSample({ ...result, data, format: 'f32-planar' });
  const whole = Int16Array.from(data, (value) => Math.round(value * 32_767));
  return new AudioSample({ ...result, data: whole, format: 's16-planar' });
}
