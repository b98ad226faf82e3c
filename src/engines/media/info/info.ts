import type { InputAudioTrack, InputTrack, InputVideoTrack, MetadataTags } from 'mediabunny';
import { formats } from '../../../formats/formats.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import type { TellInfo } from '../../../jobs/contract/media-operation.ts';
import type { InfoFact, InfoWords } from '../../../jobs/contract/report-words.ts';
import { codecName } from '../../../formats/codec-names.ts';
import { describeSize, describeWhole } from '../../../words/amounts.ts';
import { filled } from '../../../words/filled.ts';
import { measureParts } from '../audio/parts.ts';
import { readMetadata, readStatedDate } from '../mediabunny/mended-tags.ts';
import type { DecodedSound } from '../browser-decoder/decoded-audio.ts';
import { openMedia, type Media } from '../open/open-media.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { clockTime } from '../../../words/times.ts';
import { readAlac } from './alac.ts';
import { readChapters } from './chapters.ts';
import { profileOf, type CodecProfile } from '../codecs/codec-profile.ts';
import { countKeyFrames, type KeyFrames } from './key-frames.ts';
import { canDecode } from '../codecs/can-decode.ts';

/** A section of the report: values by label. Unknown values are left out. */
type Facts = Record<string, string | number | boolean>;
/** Facts by code. The report has its own labels for them. */
type Known = Partial<Record<InfoFact, string | number | boolean | undefined>>;

/** Writes a text with everything that a recording states about itself, and what its packets reveal. */
export async function tellInfo({ format: style, words }: TellInfo, media: Media): Promise<Output> {
  const { file, format, otherTracks, input } = media;
  const within = media.decoded ? undefined : await measureParts(file, true);
  const duration = within?.seconds ?? media.duration;
  const tags = await readMetadata(input);
  const date = await readStatedDate(input);
  const parts: [string, Facts][] = [
    [
      words.file,
      named(words, {
        name: file.name,
        format: formats[format].name,
        type: await mimeType(media),
        size: filled(words.size, { size: describeSize(file.size), bytes: describeWhole(file.size) }),
        duration: seconds(duration),
        recordings: within?.recordings,
        'bit-rate': duration > 0 ? rate((file.size * 8) / duration) : undefined,
      }),
    ],
  ];
  // If a file holds several recordings in a row, Mediabunny mixes their facts.
  using first = within && (await openMedia(within.first, true));
  for (const [index, track] of (first ?? media).tracks.entries()) {
    const shared = media.decoded ? decodedFacts(media.decoded, words) : await sharedFacts(track, file, words);
    const title = filled(words.tracks[track.isAudioTrack() ? 'audio' : 'video'], { number: index + 1 });
    parts.push([title, named(words, { ...shared, ...(await ownFacts(track, file, words)) })]);
  }
  const chapters = await readChapters(file, format);
  for (const { type, codec, encrypted } of otherTracks.filter(
    (other) => other.type !== 'chapters' || chapters.length === 0,
  )) {
    parts.push([
      words.others[type],
      named(words, { codec: codecName(codec) || undefined, encrypted: encrypted || undefined }),
    ]);
  }
  if (chapters.length > 0) {
    parts.push([words.chapters, Object.fromEntries(chapters.map(({ start, title }) => [clockTime(start), title]))]);
  }
  const said = tagFacts(tags, date);
  if (Object.keys(said).length > 0) parts.push([words.tags, said]);

  const name = file.name.replace(/\.[^.]+$/, '');
  const result =
    style === 'json'
      ? new File([JSON.stringify(asObject(parts), undefined, 2)], `${name}.json`, { type: 'application/json' })
      : new File([asText(parts, words)], `${name}.txt`, { type: 'text/plain' });
  return { file: result, notes: [] };
}

const known = (facts: Record<string, string | number | boolean | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined));

const named = ({ facts: names }: InfoWords, facts: Known): Facts =>
  // The keys of `facts` are those of `names`.
  known(Object.fromEntries(Object.entries(facts).map(([fact, value]) => [names[fact as InfoFact], value])));

const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));
const seconds = (value: number) => `${rounded(value)} s`;
const rate = (bitsPerSecond: number) => `${describeWhole(Math.round(bitsPerSecond / 1000))} kbit/s`;

/** With its codecs, where they have names. */
async function mimeType({ input, format, tracks, decoded }: Media): Promise<string> {
  const codecs = decoded ? [] : await Promise.all(tracks.map(trackCodec));
  return decoded || codecs.includes('mp2') ? formats[format].mimeType : input.getMimeType();
}

async function sharedFacts(track: InputTrack, file: File, words: InfoWords): Promise<Known> {
  const kind = await trackCodec(track);
  // Of layer II, Mediabunny has that of MP3.
  const codec = kind === 'mp2' ? null : await track.getCodecParameterString();
  const language = await track.getLanguageCode();
  const disposition = Object.entries(await track.getDisposition()).filter(([, is]) => is);
  return {
    codec: codecName(kind),
    profile: codec ? describeProfile(profileOf(codec), words) : undefined,
    'codec-string': codec ?? undefined,
    'bit-rate': await trackRate(track, file),
    start: seconds(await track.getFirstTimestamp()),
    language: language === 'und' ? undefined : language,
    name: (await track.getName()) ?? undefined,
    marks: disposition.map(([name]) => name).join(', ') || undefined,
    decodable: (await canDecode(track)) ? words.yes : words.no,
  };
}

/** As the track states it, or else as its first packets have it, unless the file is too small for that. */
async function trackRate(track: InputTrack, { size }: File): Promise<string | undefined> {
  const { averageBitrate } = await track.computePacketStats(600, { metadataOnly: true });
  const bitrate = (await track.getAverageBitrate()) ?? averageBitrate;
  const length = (await track.computeDuration()) - (await track.getFirstTimestamp());
  return bitrate > 0 && (bitrate * length) / 8 <= size ? rate(bitrate) : undefined;
}

/** The decoded audio in memory has a different codec from the file. */
const decodedFacts = ({ codec }: DecodedSound, words: InfoWords): Known => ({
  codec: codecName(codec),
  decodable: words.asWhole,
});

function describeProfile(profile: CodecProfile | undefined, words: InfoWords): string | undefined {
  if (!profile) return undefined;
  const { name, level, isHighTier, bits } = profile;
  return [
    filled(typeof name === 'number' ? words.profileNumber : words.profile, { profile: name }),
    ...(level === undefined ? [] : [filled(words.level, { level })]),
    ...(isHighTier ? [words.highTier] : []),
    ...(bits === undefined ? [] : [filled(words.bits, { bits })]),
  ].join(', ');
}

const ownFacts = (track: InputTrack, file: File, words: InfoWords) =>
  track.isVideoTrack() ? pictureFacts(track, words) : track.isAudioTrack() ? soundFacts(track, file) : {};

async function pictureFacts(track: InputVideoTrack, words: InfoWords): Promise<Known> {
  const { averagePacketRate } = await track.computePacketStats(600, { metadataOnly: true });
  const [coded, shown] = [
    `${await track.getCodedWidth()} × ${await track.getCodedHeight()}`,
    `${await track.getDisplayWidth()} × ${await track.getDisplayHeight()}`,
  ];
  const aspect = await track.getPixelAspectRatio();
  const { primaries, transfer, matrix, fullRange } = await track.getColorSpace();
  const keys = await countKeyFrames(track);
  const rotation = await track.getRotation();
  return {
    size: shown,
    'coded-size': coded === shown ? undefined : coded,
    'pixel-shape': aspect.num === aspect.den ? undefined : `${aspect.num}:${aspect.den}`,
    rotation: rotation === 0 ? undefined : filled(words.rotation, { degrees: rotation }),
    mirrored: (await track.getFlip()) || undefined,
    'frame-rate': averagePacketRate > 0 ? filled(words.frameRate, { frames: rounded(averagePacketRate) }) : undefined,
    colours: [primaries, transfer, matrix].filter(Boolean).join(', ') || undefined,
    range: typeof fullRange === 'boolean' ? (fullRange ? words.fullRange : words.limitedRange) : undefined,
    hdr: (await track.hasHighDynamicRange()) ? words.yes : words.no,
    transparency: (await track.canBeTransparent()) || undefined,
    ...describeKeyFrames(keys, words),
  };
}

const describeKeyFrames = ({ count, countedTo, average, longest = 0 }: KeyFrames, words: InfoWords): Known => ({
  'key-frames':
    countedTo === undefined ? String(count) : filled(words.keyFramesUpTo, { count, end: seconds(countedTo) }),
  'key-frame-gaps':
    average === undefined
      ? undefined
      : filled(words.keyFrameGaps, { average: seconds(average), longest: seconds(longest) }),
});

async function soundFacts(track: InputAudioTrack, file: File): Promise<Known> {
  const own = (await trackCodec(track)) === 'alac' ? await readAlac(file, track.id) : undefined;
  return {
    'sample-rate': `${describeWhole(own?.sampleRate ?? (await track.getSampleRate()))} Hz`,
    channels: own?.numberOfChannels ?? (await track.getNumberOfChannels()),
  };
}

function tagFacts({ images, ...tags }: MetadataTags, date: string | undefined): Facts {
  const texts = Object.entries(tags).filter(
    (tag): tag is [string, string | number] => typeof tag[1] !== 'object' && tag[1] !== '',
  );
  return known({
    ...Object.fromEntries(texts),
    date,
    pictures: images
      ?.map(({ kind, mimeType, data }) => `${kind}, ${mimeType}, ${describeSize(data.length)}`)
      .join('; '),
  });
}

/** Numbers sections that have the same name. */
function asObject(parts: [string, Facts][]) {
  const named = parts.map(([name], index) => {
    const same = parts.slice(0, index).filter(([other]) => other === name).length;
    return same === 0 ? name : `${name} ${same + 1}`;
  });
  return Object.fromEntries(parts.map(([, facts], index) => [named[index], facts]));
}

function asText(parts: [string, Facts][], { yes, no }: InfoWords): string {
  const widest = Math.max(...parts.flatMap(([, facts]) => Object.keys(facts).map(({ length }) => length)));
  const inWords = (value: string | number | boolean) => (typeof value === 'boolean' ? (value ? yes : no) : value);
  const lines = (facts: Facts) =>
    Object.entries(facts).map(([name, value]) => `  ${name.padEnd(widest + 2)}${inWords(value)}`);
  return `${parts.map(([name, facts]) => [name, ...lines(facts)].join('\n')).join('\n\n')}\n`;
}
