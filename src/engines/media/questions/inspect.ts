import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import type { Inspect } from '#jobs/contract/engine.ts';
import { formats, sniffFormat, type FormatId } from '#formats/formats.ts';
import type { MediaFacts } from '#jobs/contract/facts.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { measureParts } from '../audio/parts.ts';
import { holdsChapters } from '../carry-over/carry-over.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { canSplice } from '../exact-cut/splice.ts';
import { containers, fittingContainers, outputFormat, ownContainer } from '../plan/containers.ts';
import { readingFailure } from '../failures/failure.ts';
import { openDecoded, openMedia, type Media } from '../open/open-media.ts';
import { fitTags } from '../open/fit-tags.ts';
import { readSaid, readTags } from '../open/tags.ts';
import { inspectSubtitles } from '../subtitles/convert-subtitles.ts';
import { makeThumbnail } from './thumbnail.ts';
import { undecodable } from '../failures/undecodable.ts';
import { within } from '../failures/with-timeout.ts';
import { canDecode } from '../codecs/can-decode.ts';

/** How many packets are measured for a track's rates. */
const sampleSize = 250;
/** Time limits, in seconds. */
const factsLimit = 15;
const thumbnailLimit = 5;

export const inspect: Inspect = async (file) => {
  const format = await sniffFormat(file);
  if (format && formats[format].kind === 'subtitles') return inspectSubtitles(file);
  return inspectRecording(file);
};

async function inspectRecording(file: File): Promise<MediaFacts> {
  using asItIs = await openMedia(file, false);
  using decoded = asItIs.decoded ? undefined : await decodedIfNeeded(asItIs);
  const media = decoded ?? asItIs;
  const { input, format, duration, otherTracks } = media;
  const unread = otherTracks.flatMap(({ type, codec }) =>
    type === 'video' || type === 'audio' ? [{ type, codec }] : [],
  );
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    const [videoFacts, audioFacts] = await within(
      factsLimit,
      Promise.all([video && readVideo(video, format), audio && readAudio(audio, media)]),
    );
    // A missing thumbnail is not a failure: the work on the file will show what is wrong with it.
    const thumbnail = await within(thumbnailLimit, makeThumbnail(media, video)).catch(() => undefined);
    return {
      kind: 'media',
      format,
      duration: media.decoded ? duration : ((await measureParts(file, false))?.seconds ?? duration),
      tags: await within(factsLimit, readSaid(input)),
      lostTags: await within(factsLimit, foreseeLost(media)),
      ...(videoFacts && { video: videoFacts }),
      ...(audioFacts && { audio: audioFacts }),
      ...(unread.length > 0 && { unread }),
      ...(thumbnail && { thumbnail }),
    };
  } catch (error) {
    throw readingFailure(error, format);
  }
}

/** Lists the tags, and chapters, that results in each container lack. */
async function foreseeLost({ input, format, otherTracks }: Media): Promise<MediaFacts['lostTags']> {
  const tags = await readTags(input);
  const hasChapters = otherTracks.some(({ type }) => type === 'chapters');
  const lostIn = (container: MediaContainer): LostTag[] => [
    ...fitTags(tags, format, container).lost,
    ...(hasChapters && !holdsChapters(container) ? [{ tag: 'chapters' as const }] : []),
  ];
  const lists = [
    ...containers.map((id) => [id, lostIn(id)] as const),
    ['input', lostIn(ownContainer(format))] as const,
  ];
  return Object.fromEntries(lists.filter(([, lost]) => lost.length > 0));
}

async function readVideo(track: InputVideoTrack, format: FormatId): Promise<NonNullable<MediaFacts['video']>> {
  const output = outputFormat(ownContainer(format));
  const { averagePacketRate, averageBitrate } = await track.computePacketStats(sampleSize);
  const bitrate = (await track.getAverageBitrate()) ?? averageBitrate;
  return {
    codec: await trackCodec(track),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    turnable: output.supportsVideoTransformationMetadata,
    ...(averagePacketRate > 0 && { frameRate: averagePacketRate }),
    ...(bitrate > 0 && { bitrate }),
    decodable: await track.canDecode(),
    cuttable: await canSplice(track, output),
    fits: await fittingContainers(track),
  };
}

/** Opens a file with the browser's decoder if its only track is audio that workers cannot decode but pages can. */
async function decodedIfNeeded({ file, tracks: [track, ...others] }: Media): Promise<Media | undefined> {
  if (!track || others.length > 0 || !track.isAudioTrack() || (await canDecode(track))) return undefined;
  return openDecoded(file, undecodable(await trackCodec(track), 'audio'));
}

async function readAudio(
  track: InputAudioTrack,
  { format, file, duration, decoded }: Media,
): Promise<NonNullable<MediaFacts['audio']>> {
  if (decoded) {
    return {
      codec: decoded.codec,
      sampleRate: await track.getSampleRate(),
      numberOfChannels: await track.getNumberOfChannels(),
      ...(duration > 0 && { bitrate: (file.size * 8) / duration }),
      decodable: true,
      cuttable: true,
      fits: [],
    };
  }
  const { averageBitrate } = await track.computePacketStats(sampleSize);
  const bitrate = (await track.getAverageBitrate()) ?? averageBitrate;
  return {
    codec: await trackCodec(track),
    sampleRate: await track.getSampleRate(),
    numberOfChannels: await track.getNumberOfChannels(),
    ...(bitrate > 0 && { bitrate }),
    decodable: await canDecode(track),
    cuttable: outputFormat(ownContainer(format)).negativeTimestampSupport === 'full',
    fits: await fittingContainers(track),
  };
}
