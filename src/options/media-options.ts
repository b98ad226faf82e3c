import * as v from 'valibot';
import type { AudioCodec, ConvertMedia, VideoCodec } from '#jobs/contract/media-operation.ts';
import { codecName } from '#formats/codec-names.ts';
import type { OutputFormatId } from '#formats/formats.ts';
import { amount, choice } from './builders.ts';

/** Option schemas that several tools for recordings share. */

/** In seconds from the start. */
const time = (title: string, description: string, role: 'start' | 'end') =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.title(title),
    v.description(description),
    v.metadata({ 'x-unit': 's', 'x-role': role, 'x-control': 'time' }),
  );

/**
 * The part of a recording to keep: together they have a player on which to set them. Without an `end`, or with 0, the
 * part extends to the end of the file.
 */
export const timeRange = {
  start: v.optional(time('Start', 'Seconds, or a time such as 2:40.', 'start'), 0),
  end: v.optional(time('End', 'Leave it empty to keep everything to the end.', 'end')),
};

const containerNames = {
  mp3: 'MP3',
  m4a: 'M4A (AAC)',
  wav: 'WAV',
  flac: 'FLAC',
  ogg: 'Ogg (Opus)',
  mp4: 'MP4',
  mov: 'MOV',
  webm: 'WebM',
  mkv: 'Matroska (MKV)',
} as const satisfies Record<OutputFormatId<'audio' | 'video'>, string>;

/** The labels of formats that recordings can have. */
export const containerLabels = (containers: readonly OutputFormatId<'audio' | 'video'>[]) =>
  Object.fromEntries(containers.map((container) => [container, containerNames[container]]));

/** The format of the result, for tools whose purpose is another. `input`: that of the file. */
export const containerOrInput = <const Container extends OutputFormatId<'audio' | 'video'>>(
  containers: readonly Container[],
) =>
  choice('Format', ['input', ...containers], 'input', {
    'x-labels': { input: 'Keep the format', ...containerLabels(containers) },
  });

/** M4A may hold other codecs, too, but people who choose it expect AAC. */
export const audioIn = (container: ConvertMedia['container']): { audio?: { codec: 'aac' } } =>
  container === 'm4a' ? { audio: { codec: 'aac' } } : {};

/** How long a recording fades in or out. Its player previews the fade. */
export const fadeLength = (end: 'fade-in' | 'fade-out', title: string, initial: number) =>
  amount(title, { min: 0, max: 600, unit: 's' }, initial, { 'x-role': end });

/** The codecs that can be chosen for output; VP8 has no advantage over VP9. */
export const videoCodecs = ['avc', 'hevc', 'vp9', 'av1'] as const;
/** FLAC is the only audio format here without a bitrate. */
export const lossyAudioCodecs = ['aac', 'opus', 'mp3'] as const;
export const audioCodecs = [...lossyAudioCodecs, 'flac'] as const;

/**
 * A codec, or no preference. Codecs that the container cannot hold, or the browser cannot encode, are marked in the
 * form once that is known.
 */
export const codec = <const Codec extends VideoCodec | AudioCodec, const Otherwise extends string>(
  title: string,
  description: string,
  otherwise: [Otherwise, string],
  codecs: readonly Codec[],
) =>
  choice(title, [otherwise[0], ...codecs], otherwise[0], {
    description,
    'x-control': 'codec',
    'x-labels': { [otherwise[0]]: otherwise[1], ...Object.fromEntries(codecs.map((id) => [id, codecName(id)])) },
  });
