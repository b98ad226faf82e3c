import { formats } from '#formats/formats.ts';
import { locale } from '#language.ts';
import type { CodecProfile, KeyFrames, RecordingFacts, RecordingInfo } from '#jobs/contract/report.ts';
import { besideEachOther, describeSize, describeWhole } from '#wording/amounts.ts';
import { infoWords as words, type InfoFact } from '#words/reports.ts';
import { filled } from '#wording/filled.ts';
import { clockTime } from '#wording/times.ts';

type Value = string | number | boolean;
/** A title, and values by label. */
type Section = [title: string, facts: Record<string, Value>];

/** Numbers sections that have the same title. */
export function infoObject(info: RecordingInfo): object {
  const sections = sectionsOf(info);
  const numbered = sections.map(([title, facts], index) => {
    const same = sections.slice(0, index).filter(([other]) => other === title).length;
    return [same === 0 ? title : `${title} ${same + 1}`, facts] as const;
  });
  return Object.fromEntries(numbered);
}

export function infoText(info: RecordingInfo): string {
  const sections = sectionsOf(info);
  const widest = Math.max(...sections.flatMap(([, facts]) => Object.keys(facts).map(({ length }) => length)));
  const inWords = (value: Value) => (typeof value === 'boolean' ? yesOrNo(value) : value);
  const parts = sections.map(([title, facts]) => [
    title,
    ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(widest + 2)}${inWords(value)}`),
  ]);
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function sectionsOf({ file, tracks, others, chapters, tags, covers }: RecordingInfo): Section[] {
  const sections: Section[] = [
    [words.file, labelled(file)],
    ...tracks.map(({ type, facts }, index): Section => [
      filled(words.tracks[type], { number: index + 1 }),
      labelled(facts),
    ]),
    ...others.map(({ type, facts }): Section => [words.others[type], labelled(facts)]),
    [words.chapters, Object.fromEntries(chapters.map(({ start, title }) => [clockTime(start), title]))],
    [words.tags, { ...tags, ...(covers.length > 0 && { [words.pictures]: covers.map(describeCover).join('; ') }) }],
  ];
  const isSaid = ([title, facts]: Section) =>
    ![words.chapters, words.tags].includes(title) || Object.keys(facts).length > 0;
  return sections.filter(isSaid);
}

const describeCover = ({ kind, mimeType, bytes }: RecordingInfo['covers'][number]) =>
  filled(words.cover, { kind: words.covers[kind], type: mimeType, size: describeSize(bytes) });

/** Labels facts, in their order, and writes their values in words. Yes and no are told apart by programs, too. */
function labelled(facts: RecordingFacts): Record<string, Value> {
  const { format, size, duration, profile, start, decodable, rotation, range, hdr } = facts;
  const { 'bit-rate': bitrate, 'frame-rate': frames, 'key-frames': keys, 'sample-rate': sampleRate } = facts;
  const said: Partial<Record<InfoFact, Value | undefined>> = {
    ...facts,
    format: format && formats[format].name,
    size:
      typeof size === 'number' ? filled(words.size, { size: describeSize(size), bytes: describeWhole(size) }) : size,
    duration: duration === undefined ? undefined : inSeconds(duration),
    'bit-rate':
      bitrate === undefined ? undefined : filled(words.bitRate, { rate: describeWhole(Math.round(bitrate / 1000)) }),
    profile: profile && describeProfile(profile),
    start: start === undefined ? undefined : inSeconds(start),
    decodable: typeof decodable === 'boolean' ? yesOrNo(decodable) : decodable && words.asWhole,
    rotation: rotation === undefined ? undefined : filled(words.rotation, { degrees: rotation }),
    'frame-rate': frames === undefined ? undefined : filled(words.frameRate, { frames }),
    range: range && words.ranges[range],
    hdr: hdr === undefined ? undefined : yesOrNo(hdr),
    'key-frames': keys && describeKeyFrames(keys),
    'key-frame-gaps': keys && describeGaps(keys),
    'sample-rate': sampleRate === undefined ? undefined : filled(words.sampleRate, { rate: describeWhole(sampleRate) }),
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([fact, value]) =>
      // Its keys are those of the table.
      value === undefined ? [] : [[words.facts[fact as InfoFact], value]],
    ),
  );
}

const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
const inSeconds = (value: number) =>
  filled(words.seconds, { seconds: value.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false }) });

const describeProfile = ({ name, level, isHighTier, bits }: CodecProfile) =>
  besideEachOther([
    filled(typeof name === 'number' ? words.profileNumber : words.profile, { profile: name }),
    ...(level === undefined ? [] : [filled(words.level, { level })]),
    ...(isHighTier ? [words.highTier] : []),
    ...(bits === undefined ? [] : [filled(words.bits, { bits })]),
  ]);

const describeKeyFrames = ({ count, countedTo }: KeyFrames) =>
  countedTo === undefined ? String(count) : filled(words.keyFramesUpTo, { count, end: inSeconds(countedTo) });

const describeGaps = ({ average, longest = 0 }: KeyFrames) =>
  average === undefined
    ? undefined
    : filled(words.keyFrameGaps, { average: inSeconds(average), longest: inSeconds(longest) });
