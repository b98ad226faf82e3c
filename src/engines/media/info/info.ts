import { type InputAudioTrack, type InputTrack, type InputVideoTrack, EncodedPacketSink } from 'mediabunny';
import { formats } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { RecordingFacts, RecordingInfo, KeyFrames } from '#jobs/contract/report.ts';
import { codecName } from '#formats/codec-names.ts';
import { measureParts } from '../audio/parts.ts';
import { readMetadata, readStatedDate } from '../mediabunny/mended-tags.ts';
import type { DecodedSound } from '../browser-decoder/decoded-audio.ts';
import { openMedia, type Media } from '../open/open-media.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { readChapters } from './chapters.ts';
import { profileOf } from '../codecs/codec-profile.ts';
import { canDecode } from '../codecs/can-decode.ts';
import { bytesOf, toLatin1 } from '#containers/bytes.ts';
import { inside } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import { trackId } from '../unread-tracks/mp4-tracks.ts';

/** Reports everything that a recording states about itself, and what its packets reveal. */
export async function tellInfo(media: Media): Promise<Output> {
  const { file, format, otherTracks, input } = media;
  const within = media.decoded ? undefined : await measureParts(file, true);
  const duration = within?.seconds ?? media.duration;
  const { images = [], ...tags } = await readMetadata(input);
  const date = await readStatedDate(input);
  // If a file holds several recordings in a row, Mediabunny mixes their facts.
  using first = within && (await openMedia(within.first, true));
  const tracks: RecordingInfo['tracks'] = [];
  for (const track of (first ?? media).tracks) {
    const shared = media.decoded ? decodedFacts(media.decoded) : await sharedFacts(track, file);
    const facts = { ...shared, ...(await ownFacts(track, file)) };
    tracks.push({ type: track.isAudioTrack() ? 'audio' : 'video', facts });
  }
  const chapters = await readChapters(file, format);
  const info: RecordingInfo = {
    file: {
      name: file.name,
      format,
      type: await mimeType(media),
      size: file.size,
      duration,
      recordings: within?.recordings,
      'bit-rate': duration > 0 ? (file.size * 8) / duration : undefined,
    },
    tracks,
    others: otherTracks
      .filter(({ type }) => type !== 'chapters' || chapters.length === 0)
      .map(({ type, codec, encrypted }) => ({
        type,
        facts: { codec: codecName(codec) || undefined, encrypted: encrypted || undefined },
      })),
    chapters,
    tags: {
      ...Object.fromEntries(
        Object.entries(tags).filter(
          (tag): tag is [string, string | number] => typeof tag[1] !== 'object' && tag[1] !== '',
        ),
      ),
      ...(date !== undefined && { date }),
    },
    covers: images.map(({ kind, mimeType, data }) => ({ kind, mimeType, bytes: data.length })),
  };
  return { file, report: { type: 'info', info }, notes: [] };
}

const rounded = (value: number) => Number(value.toFixed(3));

/** With its codecs, where they have names. */
async function mimeType({ input, format, tracks, decoded }: Media): Promise<string> {
  const codecs = decoded ? [] : await Promise.all(tracks.map(trackCodec));
  return decoded || codecs.includes('mp2') ? formats[format].mimeType : input.getMimeType();
}

async function sharedFacts(track: InputTrack, file: File): Promise<RecordingFacts> {
  const kind = await trackCodec(track);
  // Of layer II, Mediabunny has that of MP3.
  const codec = kind === 'mp2' ? null : await track.getCodecParameterString();
  const language = await track.getLanguageCode();
  const disposition = Object.entries(await track.getDisposition()).filter(([, is]) => is);
  return {
    codec: codecName(kind),
    profile: codec ? profileOf(codec) : undefined,
    'codec-string': codec ?? undefined,
    'bit-rate': await trackRate(track, file),
    start: await track.getFirstTimestamp(),
    language: language === 'und' ? undefined : language,
    name: (await track.getName()) ?? undefined,
    marks: disposition.map(([name]) => name).join(', ') || undefined,
    decodable: await canDecode(track),
  };
}

/** As the track states it, or else as its first packets have it, unless the file is too small for that. */
async function trackRate(track: InputTrack, { size }: File): Promise<number | undefined> {
  const { averageBitrate } = await track.computePacketStats(600, { metadataOnly: true });
  const bitrate = (await track.getAverageBitrate()) ?? averageBitrate;
  const length = (await track.computeDuration()) - (await track.getFirstTimestamp());
  return bitrate > 0 && (bitrate * length) / 8 <= size ? bitrate : undefined;
}

/** The decoded audio in memory has a different codec from the file. */
const decodedFacts = ({ codec }: DecodedSound): RecordingFacts => ({ codec: codecName(codec), decodable: 'as-whole' });

const ownFacts = (track: InputTrack, file: File) =>
  track.isVideoTrack() ? pictureFacts(track) : track.isAudioTrack() ? soundFacts(track, file) : {};

async function pictureFacts(track: InputVideoTrack): Promise<RecordingFacts> {
  const { averagePacketRate } = await track.computePacketStats(600, { metadataOnly: true });
  const [coded, shown] = [
    `${await track.getCodedWidth()} × ${await track.getCodedHeight()}`,
    `${await track.getDisplayWidth()} × ${await track.getDisplayHeight()}`,
  ];
  const aspect = await track.getPixelAspectRatio();
  const { primaries, transfer, matrix, fullRange } = await track.getColorSpace();
  const rotation = await track.getRotation();
  return {
    size: shown,
    'coded-size': coded === shown ? undefined : coded,
    'pixel-shape': aspect.num === aspect.den ? undefined : `${aspect.num}:${aspect.den}`,
    rotation: rotation === 0 ? undefined : rotation,
    mirrored: (await track.getFlip()) || undefined,
    'frame-rate': averagePacketRate > 0 ? rounded(averagePacketRate) : undefined,
    colours: [primaries, transfer, matrix].filter(Boolean).join(', ') || undefined,
    range: typeof fullRange === 'boolean' ? (fullRange ? 'full' : 'limited') : undefined,
    hdr: await track.hasHighDynamicRange(),
    transparency: (await track.canBeTransparent()) || undefined,
    'key-frames': await countKeyFrames(track),
  };
}

async function soundFacts(track: InputAudioTrack, file: File): Promise<RecordingFacts> {
  const own = (await trackCodec(track)) === 'alac' ? await readAlac(file, track.id) : undefined;
  return {
    'sample-rate': own?.sampleRate ?? (await track.getSampleRate()),
    channels: own?.numberOfChannels ?? (await track.getNumberOfChannels()),
  };
}

/** The places of the fields after the name of the box, and where they end. */
const fields = { channels: 4 + 13, sampleRate: 4 + 24, end: 4 + 28 };

/**
 * Reads what ALAC in an MP4 says of itself (`ALACSpecificConfig`). The description of the track, which is the same for
 * all codecs, has no place for rates above 65,535 Hz, and decoders ignore its channels.
 *
 * @param id of the track.
 */
async function readAlac(file: Blob, id: number) {
  const index = await readIndex(file);
  const track = index && tracksIn(index).find((each) => trackId(each) === id);
  const description = track && inside(track, 'mdia', 'minf', 'stbl', 'stsd');
  // The description begins with the same name.
  const at = description ? toLatin1(bytesOf(description)).lastIndexOf('alac') : -1;
  if (!description || at < 0 || at + fields.end > description.byteLength) return undefined;
  return {
    numberOfChannels: description.getUint8(at + fields.channels),
    sampleRate: description.getUint32(at + fields.sampleRate),
  };
}

/** In milliseconds. What has been counted by then is representative enough. */
const timeLimit = 8000;

/** Counts where a video can be cut without re-encoding. */
async function countKeyFrames(track: InputVideoTrack): Promise<KeyFrames> {
  const packets = new EncodedPacketSink(track);
  const until = performance.now() + timeLimit;
  const options = { metadataOnly: true };
  let count = 0;
  let first = 0;
  let last = 0;
  let longest = 0;
  let packet = await packets.getFirstKeyPacket(options);
  while (packet) {
    if (count === 0) first = packet.timestamp;
    else longest = Math.max(longest, packet.timestamp - last);
    last = packet.timestamp;
    count += 1;
    if (performance.now() > until) break;
    packet = await packets.getNextKeyPacket(packet, options);
  }
  return {
    count,
    ...(count > 1 && { average: (last - first) / (count - 1), longest }),
    ...(packet && { countedTo: last }),
  };
}
