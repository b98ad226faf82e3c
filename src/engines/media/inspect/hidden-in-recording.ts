import { elementsBeforeMedia } from '../containers/before-media.ts';
import { AttachedFile, type MetadataTags } from 'mediabunny';
import { formats, type FormatId, type InputFormatId } from '#formats/formats.ts';
import type { FindingType } from '#jobs/contract/hidden-data.ts';
import { viewOf } from '#containers/bytes.ts';
import { item, kilobytes } from '#metadata/hidden.ts';
import { asFound, type Found, type Looked } from '#metadata/inspection.ts';
import { rewriteJpeg } from '#metadata/jpeg.ts';
import { ids } from '../containers/matroska-ids.ts';
import { readingFailure } from '../failures/failure.ts';
import { openInput } from '../mediabunny/open-input.ts';
import { encoderOf } from '../mp3/delay.ts';
import { readMetadata } from '../mediabunny/mended-tags.ts';
import { findEnding } from '../open/ending.ts';
import { findOtherTracks } from '../unread-tracks/unread-tracks.ts';
import { dateText, hiddenInBoxes } from './hidden-in-boxes.ts';
import { readPlace, readLocation } from './places.ts';
import { kindOfTag } from './tag-kinds.ts';

const boxed = new Set<FormatId>(['mp4', 'mov', 'm4a']);
const matroska = new Set<FormatId>(['mkv', 'webm']);

const lookedFor: readonly FindingType[] = [
  ...(['place', 'person', 'serial', 'device', 'software', 'time', 'text', 'preview', 'other'] as const),
];

/** Lists what a recording contains besides what can be seen and heard. @throws {JobError} if it cannot be read */
export async function hiddenInRecording(file: File, format: FormatId): Promise<Looked> {
  try {
    const others = (await findOtherTracks(file, format)).filter(({ type }) => type === 'data');
    const found = [
      ...(await inTags(file, format)),
      ...(boxed.has(format) ? await hiddenInBoxes(file) : []),
      ...(matroska.has(format) ? await inSegment(file) : []),
      ...(format === 'mp3' ? await inFirstFrame(file) : []),
      ...others.map(({ codec }) => dataTrack(codec)),
    ];
    return {
      format,
      found,
      lookedFor: [
        ...lookedFor,
        ...(boxed.has(format) ? (['rest'] as const) : []),
        ...(matroska.has(format) ? (['attachment'] as const) : []),
      ],
      unread: [
        'recording',
        'watermarks',
        ...(others.length > 0 ? (['data-tracks'] as const) : []),
        ...(found.some(({ type }) => type === 'attachment') ? (['attachments'] as const) : []),
      ],
    };
  } catch (error) {
    throw readingFailure(error, format);
  }
}

/** Cameras write where they are into these: GoPro's, and Google's for motion. */
const ofPositions = new Set(['gpmd', 'camm']);

const dataTrack = (codec: string): Found => ({
  type: ofPositions.has(codec) ? 'place' : 'other',
  name: codec,
  value: { type: ofPositions.has(codec) ? 'positions-track' : 'data-track' },
});

async function inTags(file: File, format: FormatId): Promise<Found[]> {
  const { readable, tags: known } = await findEnding(file, format);
  using input = await openInput(readable, format);
  const tags = known ?? (await readMetadata(input));
  const found = Object.entries(tags.raw ?? {}).flatMap(([name, value]) => ofTag(name, value));
  const titles: [string, unknown][] = [
    ['title', tags.title],
    ['artist', tags.artist],
    ['album', tags.album],
    ['comment', tags.comment],
  ];
  // Some containers keep these elsewhere than among their tags.
  for (const [name, value] of titles) {
    const more = ofTag(name, value).filter((one) => !found.some((other) => other.value === one.value));
    found.push(...more);
  }
  return [...found, ...(tags.images ?? []).flatMap(ofCover)];
}

/** Tags may be texts, bytes, lists, or named by a description of their own. */
function ofTag(name: string, value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap((each) => ofTag(name, each));
  if (value instanceof AttachedFile)
    return [
      { type: 'attachment', name: '', value: { type: 'file', name: value.name ?? name, bytes: value.data.length } },
    ];
  const kind = kindOfTag(name);
  if (!kind || value === null || value === undefined) return [];
  if (value instanceof Uint8Array) {
    const place = name === 'loci' ? readLocation(value) : undefined;
    if (place !== undefined) return [{ type: 'place', name, value: place }];
    return value.length === 0
      ? []
      : [{ type: kind === 'serial' ? kind : 'other', name, value: kilobytes(value.length) }];
  }
  if (typeof value === 'string' || typeof value === 'number') {
    const text = item(kind, name, kind === 'place' ? readPlace(String(value)) : String(value));
    return text.value === '' ? [] : [{ type: kind, name, value: text.value }];
  }
  if (typeof value !== 'object') return [];
  // Pictures are among the covers.
  if ('data' in value && 'mimeType' in value) return [];
  return Object.entries(value).flatMap(([inner, text]) => ofTag(inner === '' ? name : inner, text));
}

function ofCover({ data, mimeType, kind }: NonNullable<MetadataTags['images']>[number]): Found[] {
  const items = /jpe?g/i.test(mimeType) ? rewriteJpeg(data.slice(), new Set<never>()).items : [];
  return [
    { type: 'preview', name: kind, value: { type: 'cover', format: mimeType, bytes: data.length } },
    ...items.map((each) => ({ ...asFound(each), name: { type: 'in-cover', cover: kind, name: each.name } as const })),
  ];
}

const [muxingApp, writingApp, dateUtc] = [0x4d80, 0x5741, 0x4461];
/** Matroska counts nanoseconds from 2001. In milliseconds since 1970. */
const epoch = Date.UTC(2001);

/** Reads which programs wrote a Matroska file, and when (RFC 9559, 5.1.2). */
async function inSegment(file: Blob): Promise<Found[]> {
  const info = await elementsBeforeMedia(file, ids.info);
  return info.flatMap((element): Found[] => {
    if (element.id === dateUtc && element.data.length === 8) {
      const date = new Date(epoch + Number(viewOf(element.data).getBigInt64(0)) / 1e6);
      return Number.isNaN(date.getTime()) ? [] : [{ type: 'time', name: 'DateUTC', value: dateText(date) }];
    }
    if (element.id !== muxingApp && element.id !== writingApp) return [];
    const text = item('software', '', new TextDecoder().decode(element.data)).value;
    return [{ type: 'software', name: element.id === muxingApp ? 'MuxingApp' : 'WritingApp', value: text }];
  });
}

async function inFirstFrame(file: Blob): Promise<Found[]> {
  const encoder = await encoderOf(file);
  return encoder === undefined ? [] : [{ type: 'software', name: 'LAME', value: encoder }];
}

/** Whether a format is a recording's. */
export const isRecording = (format: FormatId | undefined): format is InputFormatId<'video'> | InputFormatId<'audio'> =>
  format !== undefined && (formats[format].kind === 'video' || formats[format].kind === 'audio');
