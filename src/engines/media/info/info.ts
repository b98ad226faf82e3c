import type { InputAudioTrack, InputTrack, InputVideoTrack, MetadataTags } from 'mediabunny';
import { formats } from '../../../formats/formats.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import type { TellInfo } from '../../../jobs/contract/media-operation.ts';
import { codecName } from '../../../formats/codec-names.ts';
import { describeSize } from '../../../words/amounts.ts';
import { readMetadata } from '../mediabunny/mended-tags.ts';
import type { DecodedSound } from '../browser-decoder/decoded-audio.ts';
import type { Media } from '../open/open-media.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { clockTime } from '../../../words/times.ts';
import { readChapters } from './chapters.ts';
import { profileOf } from '../codecs/codec-profile.ts';
import { countKeyFrames } from './key-frames.ts';

/** A part of the report: values by what they are called. Those that are not known are left out. */
type Facts = Record<string, string | number | boolean>;

/** All that a recording says of itself, and what its packets tell, as a text. */
export async function tellInfo({ format: style }: TellInfo, media: Media): Promise<Output> {
  const { file, format, duration, tracks, otherTracks, input } = media;
  const tags = await readMetadata(input);
  const parts: [string, Facts][] = [
    [
      'File',
      known({
        Name: file.name,
        Format: formats[format].name,
        Type: media.decoded ? formats[format].mimeType : await input.getMimeType(),
        Size: `${describeSize(file.size)} (${file.size.toLocaleString('en')} bytes)`,
        Duration: seconds(duration),
        'Bit rate': duration > 0 ? rate((file.size * 8) / duration) : undefined,
      }),
    ],
  ];
  for (const [index, track] of tracks.entries()) {
    const shared = media.decoded ? decodedFacts(media.decoded) : await sharedFacts(track);
    const facts = { ...shared, ...(await ownFacts(track)) };
    parts.push([`Track ${index + 1}: ${track.isAudioTrack() ? 'sound' : 'picture'}`, facts]);
  }
  const chapters = await readChapters(file, format);
  for (const { type, codec, encrypted } of otherTracks.filter(
    (other) => other.type !== 'chapters' || chapters.length === 0,
  )) {
    parts.push([
      `Besides: ${type}`,
      known({ Codec: codecName(codec) || undefined, Encrypted: encrypted || undefined }),
    ]);
  }
  if (chapters.length > 0) {
    parts.push(['Chapters', Object.fromEntries(chapters.map(({ start, title }) => [clockTime(start), title]))]);
  }
  const said = tagFacts(tags);
  if (Object.keys(said).length > 0) parts.push(['Tags', said]);

  const name = file.name.replace(/\.[^.]+$/, '');
  const result =
    style === 'json'
      ? new File([JSON.stringify(asObject(parts), undefined, 2)], `${name}.json`, { type: 'application/json' })
      : new File([asText(parts)], `${name}.txt`, { type: 'text/plain' });
  return { file: result, notes: [] };
}

const known = (facts: Record<string, string | number | boolean | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined));

const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));
const seconds = (value: number) => `${rounded(value)} s`;
const rate = (bitsPerSecond: number) => `${Math.round(bitsPerSecond / 1000).toLocaleString('en')} kbit/s`;

async function sharedFacts(track: InputTrack): Promise<Facts> {
  const codec = await track.getCodecParameterString();
  const { averageBitrate } = await track.computePacketStats(600, { metadataOnly: true });
  const bitrate = (await track.getAverageBitrate()) ?? averageBitrate;
  const language = await track.getLanguageCode();
  const disposition = Object.entries(await track.getDisposition()).filter(([, is]) => is);
  return known({
    Codec: codecName(await trackCodec(track)),
    Profile: (codec && profileOf(codec)) || undefined,
    'Codec string': codec ?? undefined,
    'Bit rate': bitrate > 0 ? rate(bitrate) : undefined,
    'Begins at': seconds(await track.getFirstTimestamp()),
    Language: language === 'und' ? undefined : language,
    Name: (await track.getName()) ?? undefined,
    Marked: disposition.map(([name]) => name).join(', ') || undefined,
    'This browser decodes it': (await track.canDecode()) ? 'yes' : 'no',
  });
}

/** What is in memory is another codec than what is in the file. */
const decodedFacts = ({ codec }: DecodedSound): Facts => ({
  Codec: codecName(codec),
  'This browser decodes it': 'as a whole',
});

const ownFacts = (track: InputTrack) =>
  track.isVideoTrack() ? pictureFacts(track) : track.isAudioTrack() ? soundFacts(track) : {};

async function pictureFacts(track: InputVideoTrack): Promise<Facts> {
  const { averagePacketRate } = await track.computePacketStats(600, { metadataOnly: true });
  const [coded, shown] = [
    `${await track.getCodedWidth()} × ${await track.getCodedHeight()}`,
    `${await track.getDisplayWidth()} × ${await track.getDisplayHeight()}`,
  ];
  const aspect = await track.getPixelAspectRatio();
  const { primaries, transfer, matrix, fullRange } = await track.getColorSpace();
  const keys = await countKeyFrames(track);
  const rotation = await track.getRotation();
  return known({
    Size: shown,
    'Coded size': coded === shown ? undefined : coded,
    'Pixel shape': aspect.num === aspect.den ? undefined : `${aspect.num}:${aspect.den}`,
    Rotation: rotation === 0 ? undefined : `${rotation}° clockwise`,
    Mirrored: (await track.getFlip()) || undefined,
    'Frame rate': averagePacketRate > 0 ? `${rounded(averagePacketRate)} a second` : undefined,
    Colours: [primaries, transfer, matrix].filter(Boolean).join(', ') || undefined,
    Range: typeof fullRange === 'boolean' ? (fullRange ? 'full' : 'limited') : undefined,
    HDR: (await track.hasHighDynamicRange()) ? 'yes' : 'no',
    Transparency: (await track.canBeTransparent()) || undefined,
    'Key frames': `${keys.count}${keys.countedTo === undefined ? '' : ` up to ${seconds(keys.countedTo)}`}`,
    'From one to the next':
      keys.average === undefined
        ? undefined
        : `${seconds(keys.average)} on average, ${seconds(keys.longest ?? 0)} at most`,
  });
}

const soundFacts = async (track: InputAudioTrack): Promise<Facts> => ({
  'Sample rate': `${(await track.getSampleRate()).toLocaleString('en')} Hz`,
  Channels: await track.getNumberOfChannels(),
});

function tagFacts({ images, date, ...tags }: MetadataTags): Facts {
  const texts = Object.entries(tags).filter((tag): tag is [string, string | number] => typeof tag[1] !== 'object');
  return known({
    ...Object.fromEntries(texts),
    date: date?.toISOString().slice(0, 10),
    pictures: images
      ?.map(({ kind, mimeType, data }) => `${kind}, ${mimeType}, ${describeSize(data.length)}`)
      .join('; '),
  });
}

/** Parts of one name are numbered. */
function asObject(parts: [string, Facts][]) {
  const named = parts.map(([name], index) => {
    const same = parts.slice(0, index).filter(([other]) => other === name).length;
    return same === 0 ? name : `${name} ${same + 1}`;
  });
  return Object.fromEntries(parts.map(([, facts], index) => [named[index], facts]));
}

function asText(parts: [string, Facts][]): string {
  const widest = Math.max(...parts.flatMap(([, facts]) => Object.keys(facts).map(({ length }) => length)));
  const lines = (facts: Facts) => Object.entries(facts).map(([name, value]) => `  ${name.padEnd(widest + 2)}${value}`);
  return `${parts.map(([name, facts]) => [name, ...lines(facts)].join('\n')).join('\n\n')}\n`;
}
