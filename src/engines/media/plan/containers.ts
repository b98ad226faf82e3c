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
import { JobError } from '#errors/errors.ts';
import { formatIds, formats, type FormatId } from '#formats/formats.ts';
import type { ConvertMedia, MediaContainer } from '#jobs/contract/media-operation.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import type { Media } from '../open/open-media.ts';
import { isElsewhere } from '../open/further-tags.ts';
import { isStrangeInMp4 } from './mp4-playability.ts';

/** Above this size, in bytes, a WAV file is written as RF64, because WAV stores sizes in 32 bits. */
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

/** Returns the output format for a container. @param size The expected size of the file, in bytes. */
export const outputFormat = (container: MediaContainer, size = 0, tags: MetadataTags = {}) =>
  writers[container](size, tags);

/**
 * Returns a format for consecutive frames of MPEG audio as they are: of layer II, which has no Xing header, or of an MP3
 * whose header we write.
 */
export const framesAsTheyAre = () => new Mp3OutputFormat({ xingHeader: false });

const inRiff = new Set(['title', 'artist', 'album', 'trackNumber', 'tracksTotal', 'genre', 'date', 'comment']);

/**
 * Whether WAV's own tags can hold everything: they are few, and programs disagree about letters beyond ASCII in them.
 */
function fitsRiff({ raw = {}, ...said }: MetadataTags): boolean {
  const isHeld = (key: string) => /^I[A-Z]{3}$/.test(key) || (key !== 'USLT' && isElsewhere('id3', key));
  if (!Object.keys(said).every((key) => inRiff.has(key)) || !Object.keys(raw).every(isHeld)) return false;
  return Object.values(said).every((value) => typeof value !== 'string' || /^[ -~]*$/.test(value));
}

/** Every container that we can write, in the order of the table of formats. */
export const containers = formatIds.filter((id): id is MediaContainer => id in writers);

/** Returns the codecs that each of them can hold. */
export const heldCodecs = () =>
  Object.fromEntries(containers.map((id) => [id, outputFormat(id).getSupportedCodecs()])) as Record<
    MediaContainer,
    string[]
  >;

/** Returns the containers to which a track's packets can be copied. */
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

/** Whether a container is for audio only: M4A is MP4 and could hold video, but nobody looks for it there. */
export const isAudioContainer = (container: MediaContainer) => formats[container].kind === 'audio';

const isContainer = (id: FormatId): id is MediaContainer => id in writers;

/** Containers with the same codecs, for formats that we can only read. Default MP4. */
const stead: Partial<Record<FormatId, MediaContainer>> = { aiff: 'wav', caf: 'wav' };

/** Returns the file's own container, or the one that replaces it. */
export const ownContainer = (format: FormatId): MediaContainer =>
  isContainer(format) ? format : (stead[format] ?? 'mp4');

/** From those made for a single codec to those that hold nearly all: the first that fits is the usual one. */
const audioContainers = ['mp3', 'flac', 'ogg', 'm4a', 'mkv'] as const satisfies MediaContainer[];

/**
 * Returns the usual container for packets of this codec. PCM and companded samples go to WAV, whatever their byte order
 * was.
 */
export function usualContainer(codec: AudioCodec | null): MediaContainer {
  if (codec?.startsWith('pcm-') || codec === 'ulaw' || codec === 'alaw') return 'wav';
  return audioContainers.find((id) => codec && outputFormat(id).getSupportedAudioCodecs().includes(codec)) ?? 'm4a';
}

/** Chooses the container of a result. */
export async function chooseContainer(
  operation: Pick<ConvertMedia, 'container' | 'video'>,
  { input, format }: Media,
): Promise<MediaContainer> {
  if (operation.container !== 'input') return operation.container;
  // Bare AAC can only be read; on its own, it belongs in an M4A.
  if (operation.video !== 'discard' && format !== 'aac') return ownContainer(format);
  const sound = await input.getPrimaryAudioTrack();
  if (!sound) throw new JobError('no-track', { track: 'audio' });
  return usualContainer(await sound.getCodec());
}
