import { canEncodeVideo, Quality } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import type { AudioCodec, VideoCodec } from '#jobs/contract/media-operation.ts';
import type { Encoders, Loudness } from '#jobs/contract/media-question.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { peaks } from '../audio/peaks.ts';
import { mayEncodeSound } from '../encoders/add-ons.ts';
import { heldCodecs } from '../plan/containers.ts';
import { inspect } from './inspect.ts';
import { openMedia } from '../open/open-media.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import { canDecode } from '../codecs/can-decode.ts';

const videoCodecs: VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const audioCodecs: AudioCodec[] = ['aac', 'opus', 'mp3', 'flac', 'vorbis', 'pcm-s16'];
/** A typical video: a browser may support encoding only for smaller ones, or not for larger ones. */
const usual = { width: 1280, height: 720, quality: new Quality('high') };

export const answers: Answering<'media'> = {
  facts: ({ file }) => inspect(file),
  peaks: ({ file, count }) => peaks(file, count),
  encoders: tellEncoders,
  loudness: ({ file }) => tellLoudness(file),
  work: async ({ operation, file }) => (await import('./estimate-work.ts')).estimateWork(operation, file),
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
  if (!track) throw new JobError('no-track', { track: 'audio' });
  if (!(await canDecode(track))) throw undecodable(await trackCodec(track), track.type);
  const range = { start: media.start, end: media.start + media.duration };
  return await measureLoudness(track, range, () => undefined);
}
