import { canEncodeVideo, Quality } from 'mediabunny';
import { JobError } from '../../errors.ts';
import type { Tell } from '../../jobs/engine.ts';
import type { AudioCodec, VideoCodec } from '../../jobs/media-job.ts';
import type { Encoders, Loudness } from '../../jobs/media-question.ts';
import { mayEncodeSound } from './add-ons.ts';
import { heldCodecs } from './containers.ts';
import { estimateWork } from './estimate-work.ts';
import { openMedia } from './open-media.ts';
import { measureLoudness } from './sound/loudness.ts';
import { trackCodec } from './track-words.ts';
import { undecodable } from './undecodable.ts';

const videoCodecs: VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const audioCodecs: AudioCodec[] = ['aac', 'opus', 'mp3', 'flac', 'vorbis', 'pcm-s16'];
/** What most videos are like: a browser may encode smaller ones than that alone, or larger ones not. */
const usual = { width: 1280, height: 720, quality: new Quality('high') };

export const tell: Tell = (question) => {
  switch (question.type) {
    case 'encoders':
      return tellEncoders();
    case 'loudness':
      return tellLoudness(question.file);
    case 'work':
      return estimateWork(question.job, question.file);
    default:
      return question satisfies never;
  }
};

async function tellEncoders(): Promise<Encoders> {
  const [pictures, sounds] = await Promise.all([
    Promise.all(videoCodecs.map(async (codec) => ((await canEncodeVideo(codec, usual)) ? [codec] : []))),
    Promise.all(audioCodecs.map(async (codec) => ((await mayEncodeSound(codec)) ? [codec] : []))),
  ]);
  return { codecs: [...pictures.flat(), ...sounds.flat()], held: heldCodecs() };
}

async function tellLoudness(file: File): Promise<Loudness> {
  using media = await openMedia(file, true);
  const track = await media.input.getPrimaryAudioTrack();
  if (!track) throw new JobError('no-track', { track: 'sound' });
  if (!(await track.canDecode())) throw undecodable(await trackCodec(track), track.type);
  const range = { start: media.start, end: media.start + media.duration };
  return await measureLoudness(track, range, () => undefined);
}
