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

/**
 * The part of a recording to keep: together they have a player on which to set them. Without an `end`, or with 0, the
 * part extends to the end of the file.
 */
export const timeRange = {
  start: v.optional(time('Start', 'Seconds, or a time such as 2:40.', 'start'), 0),
  end: v.optional(time('End', 'Leave it empty to keep everything to the end.', 'end')),
};

/** How long a recording fades in or out. Its player previews the fade. */
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
