import type { Kind } from '#formats/format.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import { familyIds } from '#families.ts';
import { familyOf } from './family-of.ts';
import type { Entry } from './entries.ts';

/** What most people want with one file of a kind, and with several: slugs, most wanted first. */
const wanted: Record<Kind, { one: readonly string[]; several: readonly string[] }> = {
  image: {
    one: ['compress-image', 'compress-image-to-200kb', 'resize-image', 'remove-metadata'],
    several: ['compress-image', 'images-to-pdf', 'resize-image'],
  },
  document: {
    one: ['compress-pdf', 'organise-pdf', 'sign-pdf'],
    several: ['merge-pdf', 'compress-pdf', 'organise-pdf'],
  },
  video: {
    one: ['compress-video', 'trim-video', 'convert-video'],
    several: ['merge-video', 'compress-video', 'convert-video'],
  },
  audio: {
    one: ['trim-audio', 'convert-audio', 'compress-audio'],
    several: ['merge-audio', 'convert-audio', 'compress-audio'],
  },
  subtitles: { one: ['convert-subtitles', 'add-subtitles'], several: ['convert-subtitles', 'add-subtitles'] },
};

/** The format that people convert less widely supported formats to. */
const openEverywhere: Partial<Record<FormatId, FormatId>> = {
  heic: 'jpeg',
  webp: 'jpeg',
  avif: 'jpeg',
  jxl: 'jpeg',
  tiff: 'jpeg',
  psd: 'jpeg',
  raw: 'jpeg',
  jp2: 'jpeg',
  tga: 'png',
  pnm: 'png',
  svg: 'png',
  mov: 'mp4',
  mkv: 'mp4',
  webm: 'mp4',
  ts: 'mp4',
  flac: 'mp3',
  aac: 'mp3',
  srt: 'vtt',
  vtt: 'srt',
};

const takesAll = ({ accepts }: Entry, given: readonly FormatId[]) => given.every((id) => accepts.includes(id));

/** The three pages that are offered first for files of one kind. `given`: their formats, each once. */
export function answersTo(given: readonly FormatId[], isOne: boolean, entries: readonly Entry[]): Entry[] {
  const [format] = given;
  if (format === undefined) return [];
  const { kind } = formats[format];
  const target = given.length === 1 ? openEverywhere[format] : undefined;
  const pair = entries.filter((entry) => entry.pair?.[0] === format && entry.pair[1] === target);
  const likely = wanted[kind][isOne ? 'one' : 'several'].flatMap((slug) =>
    entries.filter((entry) => entry.slug === slug),
  );
  const others = toolsFor(given, entries).flatMap(({ tools }) => tools);
  return [...new Set([...pair, ...likely, ...others])].filter((entry) => takesAll(entry, given)).slice(0, 3);
}

/** All tools that take files of these formats, by family: the files' own family first. */
export function toolsFor(given: readonly FormatId[], entries: readonly Entry[], except: readonly string[] = []) {
  const [format] = given;
  const own = format && familyOf[formats[format].kind];
  const tools = entries.filter((entry) => entry.isTool && !except.includes(entry.slug) && takesAll(entry, given));
  return familyIds
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((family) => ({ family, tools: tools.filter((entry) => entry.family === family) }))
    .filter((room) => room.tools.length > 0);
}
