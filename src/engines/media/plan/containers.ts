import {
  FlacOutputFormat,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
  type AudioCodec,
  type InputTrack,
  type MetadataTags,
  type OutputFormat,
} from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import { formatIds, formats, type FormatId } from '../../../formats/formats.ts';
import type { ConvertMedia, MediaContainer } from '../../../jobs/contract/media-operation.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import type { Media } from '../open/open-media.ts';
import { isStrangeInMp4 } from './mp4-playability.ts';

/** Of more bytes than this a WAV file is RF64: else it counts them with 32 bits. */
const wavLimit = 4e9;

const writers: Record<MediaContainer, (size: number, tags: MetadataTags) => OutputFormat> = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
  mp3: () => new Mp3OutputFormat(),
  m4a: () => new Mp4OutputFormat(),
  wav: (size, tags) => new WavOutputFormat({ large: size > wavLimit, metadataFormat: fitsRiff(tags) ? 'info' : 'id3' }),
  flac: () => new FlacOutputFormat(),
  ogg: () => new OggOutputFormat(),
};

/** @param size what is expected of the file, in bytes. */
export const outputFormat = (container: MediaContainer, size = 0, tags: MetadataTags = {}) =>
  writers[container](size, tags);

/** Frames of MPEG audio of layer II, one after the other: the head that an MP3 has would be none of them. */
export const secondLayerFormat = () => new Mp3OutputFormat({ xingHeader: false });

/** Whether WAV's own tags can hold all: they are few, and texts whose letters beyond ASCII each program reads in its own way. */
function fitsRiff({ images, albumArtist, lyrics, discNumber, ...others }: MetadataTags): boolean {
  if (images?.length || albumArtist || lyrics || discNumber) return false;
  return Object.values(others).every((value) => typeof value !== 'string' || /^[ -~]*$/.test(value));
}

/** Every container that we can write, in the order of the table of formats. */
const containers = formatIds.filter((id): id is MediaContainer => id in writers);

/** The codecs that each of them can hold. */
export const heldCodecs = () =>
  Object.fromEntries(containers.map((id) => [id, outputFormat(id).getSupportedCodecs()])) as Record<
    MediaContainer,
    string[]
  >;

/** The containers that a track's packets can be copied to. */
export async function fittingContainers(track: InputTrack): Promise<MediaContainer[]> {
  const codec = await track.getCodec();
  if (!codec) return [];
  const turns = track.isVideoTrack() && ((await track.getRotation()) !== 0 || (await track.getFlip()));
  const strange = await isStrangeInMp4(track);
  const isSecond = await isSecondLayer(track);
  return containers.filter((id) => {
    const output = outputFormat(id);
    if (track.isVideoTrack() && isAudioContainer(id)) return false;
    if (isSecond && id === 'mp3') return false;
    if (turns && !output.supportsVideoTransformationMetadata) return false;
    return output.getSupportedCodecs().includes(codec) && !(strange && id === 'mp4');
  });
}

/** Whether it has no place for a picture: MP4 by the name of M4A has one, but nobody looks for it there. */
export const isAudioContainer = (container: MediaContainer) => formats[container].kind === 'audio';

const isContainer = (id: FormatId): id is MediaContainer => id in writers;

/** For formats that we can only read: containers of the same codecs. Default MP4. */
const stead: Partial<Record<FormatId, MediaContainer>> = { aiff: 'wav', caf: 'wav' };

/** The file's own container, or the one that takes its place. */
export const ownContainer = (format: FormatId): MediaContainer =>
  isContainer(format) ? format : (stead[format] ?? 'mp4');

/** From the one made for a single codec to the ones that hold nearly all: the first that fits is the usual one. */
const audioContainers = ['mp3', 'flac', 'ogg', 'm4a', 'mkv'] as const satisfies MediaContainer[];

/** The usual container for packets of this codec. Samples without a codec go to WAV, whatever their byte order was. */
export function usualContainer(codec: AudioCodec | null): MediaContainer {
  if (codec?.startsWith('pcm-') || codec === 'ulaw' || codec === 'alaw') return 'wav';
  return audioContainers.find((id) => codec && outputFormat(id).getSupportedAudioCodecs().includes(codec)) ?? 'm4a';
}

/** The container of a result. */
export async function chooseContainer(
  operation: Pick<ConvertMedia, 'container' | 'video'>,
  { input, format }: Media,
): Promise<MediaContainer> {
  if (operation.container !== 'input') return operation.container;
  // Bare AAC can only be read; as sound alone it belongs into an M4A.
  if (operation.video !== 'discard' && format !== 'aac') return ownContainer(format);
  const sound = await input.getPrimaryAudioTrack();
  if (!sound) throw new JobError('no-track', { track: 'audio' });
  return usualContainer(await sound.getCodec());
}
