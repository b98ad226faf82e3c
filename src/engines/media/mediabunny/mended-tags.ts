import type { Input, MetadataTags } from 'mediabunny';

type RawTags = NonNullable<MetadataTags['raw']>;

/**
 * Reads the tags of a file as they were meant, and as outputs accept them.
 *
 * Mediabunny 1.61 reads values that its own outputs reject (years that include months, 0 beats per minute), and
 * misreads some dates: see docs/upstream/mediabunny-tags.md.
 */
export async function readMetadata(input: Input): Promise<MetadataTags> {
  const { date, ...tags } = await readAll(input);
  const mended = meantDate(tags.raw ?? {}, date);
  return {
    ...withoutZeros(tags),
    ...(mended && { date: mended }),
    ...(tags.raw && { raw: mended ? withoutOldDates(tags.raw) : tags.raw }),
  };
}

/**
 * Retries after an ID3 frame with an invalid text encoding, at which Mediabunny throws. It keeps what it has read
 * before, so the second call returns that.
 */
async function readAll(input: Input): Promise<MetadataTags> {
  try {
    return await input.getMetadataTags();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Unsupported text encoding')) return input.getMetadataTags();
    throw error;
  }
}

const counts = ['trackNumber', 'tracksTotal', 'discNumber', 'discsTotal', 'beatsPerMinute'] as const;

/** Removes counts of 0, which writers use for unknown values. */
function withoutZeros(tags: MetadataTags): MetadataTags {
  const gone = new Set<string>(counts.filter((name) => !isCount(tags[name])));
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !gone.has(name)));
}

const isCount = (value: number | undefined) => value === undefined || (Number.isInteger(value) && value > 0);

/** The tags in which formats store a date as text, the most reliable first. */
const dateNames = [
  'TDRC',
  '©day',
  'com.apple.quicktime.creationdate',
  'rldt',
  'DATE',
  'DATE_RELEASED',
  'DATE_RECORDED',
  'ICRD',
  'IDIT',
  'date',
  'YEAR',
];
/** ID3 2.2 and 2.3 store the year in one frame, and the day and month in another. */
const yearNames = ['TYER', 'TYE'];
const dayNames = ['TDAT', 'TDA'];

/** Returns the text of the date that a file states, from the first of its tags that has one. */
function statedText(raw: RawTags): string | undefined {
  const said = firstOf(raw, dateNames);
  if (said !== undefined && parseDate(said)) return said;
  const year = firstOf(raw, yearNames) ?? yearOfId3v1(raw['TAG']);
  if (year === undefined) return undefined;
  const [, day, month] = /^(\d{2})(\d{2})$/.exec(firstOf(raw, dayNames) ?? '') ?? [];
  const isWhole = /^\d{4}$/.test(year) && day && month;
  return [...(isWhole ? [`${year}-${month}-${day}`] : []), year].find(parseDate);
}

/** Reads the date of a recording as precisely as its file states it, as "2008", "2008-02" or "2008-02-17". */
export async function readStatedDate(input: Input): Promise<string | undefined> {
  const { date, raw = {} } = await readAll(input);
  const { year: said, month, day } = datePattern.exec(statedText(raw) ?? '')?.groups ?? {};
  if (said === undefined) return meantDate(raw, date)?.toISOString().slice(0, 10);
  return [said, month, day].filter((part) => part !== undefined).join('-');
}

function meantDate(raw: RawTags, read: Date | undefined): Date | undefined {
  const text = statedText(raw);
  if (text !== undefined) return parseDate(text);
  const year = firstOf(raw, yearNames) ?? yearOfId3v1(raw['TAG']);
  // Any other date that Mediabunny makes of a year is a guess of the JavaScript engine: "5" becomes May 2001.
  const isGuess = firstOf(raw, dateNames) === undefined && (year !== undefined || firstOf(raw, dayNames) !== undefined);
  return read && !isGuess && !Number.isNaN(read.getTime()) ? read : undefined;
}

function firstOf(raw: RawTags, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = raw[name];
    const [text] = Array.isArray(value) ? value : [value];
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/** Reads the four characters of the year, which follow the title, artist and album of 30 bytes each. */
function yearOfId3v1(tag: RawTags[string] | undefined): string | undefined {
  if (!(tag instanceof Uint8Array)) return undefined;
  const text = String.fromCharCode(...tag.subarray(90, 94)).replace(/\0.*$/s, '');
  return text.trim() === '' ? undefined : text.trim();
}

const year = /(?<year>\d{4})/;
const month = /(?<month>0[1-9]|1[0-2])/;
const day = /(?<day>0[1-9]|[12]\d|3[01])/;
const time = /(?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)/;
const zone = /(?<zone>Z|[+-]\d{2}:?\d{2})/;
const datePattern = new RegExp(
  `^${year.source}(?:[-/.:]?${month.source}(?:[-/.:]?${day.source}(?:[T ]${time.source}${zone.source}?)?)?)?(?!\\d)`,
);

/**
 * Parses "2019", "20190103", "2019-01-03", "2019/01/03 10:20" or "2019-01-03T10:20:00+0100"; UTC unless a zone is
 * given.
 */
function parseDate(text: string): Date | undefined {
  const { year: written, month = '01', day = '01', time = '00:00', zone = 'Z' } = datePattern.exec(text)?.groups ?? {};
  if (written === undefined || Number(written) === 0) return undefined;
  const date = new Date(`${written}-${month}-${day}T${time}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Removes frames that ID3 2.4, the version that is written, replaces with a single one. */
function withoutOldDates(raw: RawTags): RawTags {
  const old = new Set([...yearNames, ...dayNames]);
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !old.has(name)));
}
