import * as v from 'valibot';
import type { AudioCodec, VideoCodec } from '../jobs/contract/media-operation.ts';
import { codecName } from '../formats/codec-names.ts';

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

/** The part of a recording that is kept: both together have a player to set them on. Without an `end`, or with 0, it goes on to that of the file. */
export const timeRange = {
  start: v.optional(time('Start', 'Seconds, or a time such as 2:40.', 'start'), 0),
  end: v.optional(time('End', 'Leave it empty to keep everything to the end.', 'end')),
};

/** How long a recording fades at one of its ends; with its player, it is seen and heard before. */
export const fadeLength = (end: 'fade-in' | 'fade-out', title: string, description: string, initial: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(600),
      v.title(title),
      v.description(description),
      v.metadata({ 'x-unit': 's', 'x-role': end }),
    ),
    initial,
  );

/** That can be chosen to write; VP8 has nothing over VP9. */
export const videoCodecs = ['avc', 'hevc', 'vp9', 'av1'] as const;
/** FLAC is the only audio format here that has no bit rate. */
export const lossyAudioCodecs = ['aac', 'opus', 'mp3'] as const;
export const audioCodecs = [...lossyAudioCodecs, 'flac'] as const;

/**
 * A codec, or none that is wished for. What the container has no place for, or the browser no encoder, is marked as
 * such in the form, where that is known.
 */
export const codec = <const Codec extends VideoCodec | AudioCodec, const Otherwise extends string>(
  title: string,
  description: string,
  otherwise: [Otherwise, string],
  codecs: readonly Codec[],
) =>
  v.optional(
    v.pipe(
      v.picklist([otherwise[0], ...codecs]),
      v.title(title),
      v.description(description),
      v.metadata({
        'x-control': 'codec',
        'x-labels': { [otherwise[0]]: otherwise[1], ...Object.fromEntries(codecs.map((id) => [id, codecName(id)])) },
      }),
    ),
    otherwise[0],
  );
