import { formats, type FormatId } from '#formats/formats.ts';
import type { ImageStep, Size, Area } from '#jobs/contract/image-step.ts';
import type { TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { cropArea, isRightAngle, shapeArea, turnOf } from '../geometry/geometry.ts';
import { DamagedJpeg } from '../formats/jpeg/dct/bit-reader.ts';
import { RareJpeg, readCoefficients } from '../formats/jpeg/dct/read-coefficients.ts';
import { snapToUnits, turnCoefficients, type Turn } from '../formats/jpeg/dct/turn-coefficients.ts';
import { writeCoefficients } from '../formats/jpeg/dct/write-coefficients.ts';
import { ofUprightPicture, orientationSegment, withOrientation } from '../formats/jpeg/exif-in-place.ts';
import { ofPictureAlone } from '#metadata/jpeg-alone.ts';
import { correctList, gainMapIn, isList } from '#metadata/jpeg-gain-map.ts';
import { fromLatin1, concat, toLatin1 } from '#containers/bytes.ts';
import { exifOrientation } from '#metadata/exif-orientation.ts';
import { readSegments, segment, type Segment } from '#containers/jpeg.ts';
import { keptMetadata } from '../result/kept-metadata.ts';
import { rewriteMetadata } from '../formats/metadata.ts';

/** The changes to a stored picture: the area to keep, and how it is turned. */
interface Plan {
  area: Area;
  turn: Turn;
  crops: boolean;
}

/** By EXIF orientation: what makes the stored picture upright. */
const orientations: readonly Turn[] = [
  { transpose: false, mirrorX: false, mirrorY: false },
  { transpose: false, mirrorX: true, mirrorY: false },
  { transpose: false, mirrorX: true, mirrorY: true },
  { transpose: false, mirrorX: false, mirrorY: true },
  { transpose: true, mirrorX: false, mirrorY: false },
  { transpose: true, mirrorX: true, mirrorY: false },
  { transpose: true, mirrorX: true, mirrorY: true },
  { transpose: true, mirrorX: false, mirrorY: true },
];
const asItIs: Turn = { transpose: false, mirrorX: false, mirrorY: false };

const turns: Record<number, Turn> = {
  0: asItIs,
  90: { transpose: true, mirrorX: true, mirrorY: false },
  180: { transpose: false, mirrorX: true, mirrorY: true },
  270: { transpose: true, mirrorX: false, mirrorY: true },
};

const showsMore: readonly HiddenKind[] = ['preview', 'video'];

const app = (number: number) => 0xe0 + number;
const comment = 0xfe;
const exifMark = 'Exif\0\0';
const begins = ({ body }: Segment, mark: string) => toLatin1(body.subarray(0, mark.length)) === mark;
const isExif = (each: Segment) => each.marker === app(1) && begins(each, exifMark);

/** Whether everything the job asks for can be done without decoding pixels. */
export const turnsAlone = ({ output, steps }: TurnOrCrop, format: FormatId) =>
  format === 'jpeg' && (output.format === 'input' || output.format === 'jpeg') && steps.every(isTurn);

const isTurn = (step: ImageStep) =>
  (step.type === 'rotate' && isRightAngle(step.angle)) ||
  step.type === 'flip' ||
  step.type === 'crop' ||
  (step.type === 'crop-to-shape' && step.gravity !== 'attention');

/**
 * Rotates and crops a JPEG without re-encoding it: block by block, or by its EXIF orientation if its size is not a
 * multiple of the blocks. Returns `undefined` if its kind allows neither, or it is damaged.
 */
export async function turnJpeg(operation: TurnOrCrop, input: File): Promise<Output | undefined> {
  const own = new Uint8Array(await input.arrayBuffer());
  const orientation = readOrientation(own);
  const rewritten = await rewriteMetadata(input, 'jpeg', keptMetadata(operation));
  if (!rewritten) return undefined;
  const bytes = rewritten.file === input ? own : new Uint8Array(await rewritten.file.arrayBuffer());
  const { segments, end } = readSegments(bytes);
  const stored = storedSize(segments);
  if (!stored) return undefined;
  const plan = planTurn(stored, orientations[orientation - 1] ?? asItIs, operation.steps);
  const result = (parts: Uint8Array<ArrayBuffer>[], notes: Note[], items: HiddenItem[]): Output => ({
    file: new File(parts, input.name, { type: formats.jpeg.mimeType }),
    notes: [...notes, ...(items.some(({ kept }) => !kept) ? [{ type: 'hidden-data', items } as const] : [])],
  });
  const byNote = () =>
    result(notedParts(bytes, segments, numberOf(plan.turn)), [{ type: 'turned-by-note' }], rewritten.items);

  // Data after the picture belongs to its stored orientation: a gain map, or a video.
  const hasMore = bytes.length - end > 16;
  const isJustTurned = !plan.crops && numberOf(plan.turn) !== orientation;
  if (hasMore && isJustTurned) return byNote();
  try {
    const image = readCoefficients(bytes);
    const area = snapToUnits(image, plan.area, plan.turn);
    const cut = { across: plan.area.width - area.width, down: plan.area.height - area.height };
    const isWhole = cut.across <= 0 && cut.down <= 0;
    if (!isWhole && isJustTurned && operation.edges !== 'blocks') return byNote();
    if (area.width <= 0 || area.height <= 0) return isJustTurned ? byNote() : undefined;
    const turned = turnCoefficients(image, area, plan.turn);
    const { width, height } = plan.turn.transpose
      ? { width: cut.down, height: cut.across }
      : { width: cut.across, height: cut.down };
    const exact: Note = { type: 'pixels-kept', ...((width !== 0 || height !== 0) && { less: { width, height } }) };
    const notes: Note[] = gainMapIn(bytes, segments, end) ? [exact, { type: 'hdr-dropped' }] : [exact];
    // These show the picture before the change.
    const items = rewritten.items.map((each) => (showsMore.includes(each.kind) ? { ...each, kept: false } : each));
    return result(writeCoefficients(turned, uprightHead(segments, turned)), notes, items);
  } catch (error) {
    if (error instanceof RareJpeg) return isJustTurned ? byNote() : undefined;
    if (error instanceof DamagedJpeg) return undefined;
    throw error;
  }
}

function planTurn(stored: Size, upright: Turn, steps: ImageStep[]): Plan {
  let plan: Plan = { area: { left: 0, top: 0, ...stored }, turn: upright, crops: false };
  for (const step of steps) {
    const { area, turn } = plan;
    const size = turn.transpose
      ? { width: area.height, height: area.width }
      : { width: area.width, height: area.height };
    if (step.type === 'rotate') plan = { ...plan, turn: after(turn, turns[turnOf(step.angle)] ?? asItIs) };
    else if (step.type === 'flip')
      plan = {
        ...plan,
        turn: after(turn, { ...asItIs, [step.direction === 'horizontal' ? 'mirrorX' : 'mirrorY']: true }),
      };
    else if (step.type === 'crop' || step.type === 'crop-to-shape') {
      const part = step.type === 'crop' ? cropArea(step, size) : shapeArea(step, size);
      plan = { turn, area: within(area, size, part, turn), crops: true };
    }
  }
  return plan;
}

function after(first: Turn, second: Turn): Turn {
  const [x, y] = second.transpose ? [first.mirrorY, first.mirrorX] : [first.mirrorX, first.mirrorY];
  return {
    transpose: first.transpose !== second.transpose,
    mirrorX: x !== second.mirrorX,
    mirrorY: y !== second.mirrorY,
  };
}

/** Maps a part of the turned picture to the stored one. */
function within(area: Area, size: Size, part: Area, { transpose, mirrorX, mirrorY }: Turn): Area {
  const left = mirrorX ? size.width - part.left - part.width : part.left;
  const top = mirrorY ? size.height - part.top - part.height : part.top;
  return transpose
    ? { left: area.left + top, top: area.top + left, width: part.height, height: part.width }
    : { left: area.left + left, top: area.top + top, width: part.width, height: part.height };
}

const numberOf = (turn: Turn) =>
  1 +
  orientations.findIndex(
    (each) => each.transpose === turn.transpose && each.mirrorX === turn.mirrorX && each.mirrorY === turn.mirrorY,
  );

function readOrientation(bytes: Uint8Array<ArrayBuffer>): number {
  const exif = readSegments(bytes).segments.find(isExif);
  return exif ? exifOrientation(exif.body.subarray(exifMark.length)) : 1;
}

function storedSize(segments: Segment[]): Size | undefined {
  const frame = segments.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker));
  const [, top = 0, high = 0, left = 0, low = 0] = frame?.body ?? [];
  const [width, height] = [(left << 8) | low, (top << 8) | high];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Returns the same bytes with another EXIF orientation. */
function notedParts(bytes: Uint8Array<ArrayBuffer>, segments: Segment[], orientation: number) {
  const exif = segments.find(isExif);
  const jfif = segments.find(({ marker }) => marker === app(0));
  const place = exif ?? jfif;
  // The offset of the segment in the file.
  const from = place ? place.bytes.byteOffset - bytes.byteOffset : 2;
  const before = exif ? from : from + (jfif?.bytes.length ?? 0);
  const behind = exif ? from + exif.bytes.length : before;
  const noted = exif
    ? segment(app(1), concat([fromLatin1(exifMark), withOrientation(exif.body.slice(exifMark.length), orientation)]))
    : orientationSegment(orientation);
  const own = bytes.slice();
  const list = segments.find(isList);
  if (list) {
    const at = list.body.byteOffset - bytes.byteOffset;
    correctList(own.subarray(at, at + list.body.length), noted.length - (behind - before), at < before);
  }
  return [own.slice(0, before), noted, own.slice(behind)];
}

/** Returns the segments to keep before the picture, once it is upright. */
const uprightHead = (segments: Segment[], size: Size) =>
  ofPictureAlone(segments)
    .filter((each) => (each.marker >= app(0) && each.marker <= app(15)) || each.marker === comment)
    .map((each) =>
      isExif(each)
        ? segment(each.marker, concat([fromLatin1(exifMark), ofUprightPicture(each.body.slice(exifMark.length), size)]))
        : each.bytes,
    );
