import { hasTrait, type FormatId, type InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { decodesSequence } from '#codecs/avif-sequence/decode-sequence.ts';
import { readSequence } from '#codecs/avif-sequence/read-sequence.ts';
import { sequenceFrames } from '../formats/avif/sequence-frames.ts';
import { blobSource } from '../libvips/blob-source.ts';
import { countFrames } from '#formats/frame-count.ts';
import { decodeFrames, decodeInBrowser, decodesFrames } from '../formats/browser-decode.ts';
import { decoding, failOn } from '../libvips/damage.ts';
import type { Decode, DecodedImage } from '../formats/decoded-image.ts';
import { decoderOf } from '../formats/decoders.ts';
import { requireLight } from '../formats/jxl/colours.ts';
import { imageFromFrames } from '../formats/from-frames.ts';
import { imageFromDecoded } from '../formats/from-decoded.ts';
import { readHeader } from '../formats/header.ts';
import { readApng } from '../formats/png/read-apng.ts';
import { sniffImage } from './sniff.ts';
import { isPacked, requireReadableTiff } from '../formats/tiff/coding.ts';
import type { RepackedTiff } from '../formats/tiff/repack.ts';
import { inUsualNumbers, isUnusual } from '../formats/tiff/numbers.ts';
import { isUnusualPnm } from '../formats/pnm/header.ts';
import { isBestInBrowser, readable } from './as-libvips-reads.ts';
import { asPnmSays } from '../formats/pnm/numbers.ts';
import { readingOf } from '../salvage/reading.ts';
import { keepingRows } from '../salvage/readable-rows.ts';
import { filledUp } from '../salvage/filled-up.ts';
import { isDoubted } from '../salvage/doubt.ts';
import { endEarly } from '../salvage/ends-early.ts';
import { getVips, prepareCmyk, type Image, type Library, type Libvips, type Scope } from '../libvips/vips.ts';
import type { OpenImage, Access } from './open-image.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/** Files up to this size are passed to libvips as a whole; larger ones are read in slices, which is slower. */
const wholeFileLimit = 64 * 2 ** 20;
/** PNGs can be nearly as large as their pixels, and both libvips and this worker would hold a copy. */
const wholePngLimit = 8 * 2 ** 20;

const libraries: Partial<Record<FormatId, Library>> = { avif: 'vips-heif', jxl: 'vips-jxl' };

/** Formats where libvips reads all frames of an animation. */
const readsFrames: readonly FormatId[] = ['gif', 'webp', 'jxl'];

/**
 * Returns libvips with the libraries for these formats. It cannot use images of an instance that was started with
 * fewer.
 */
export const vipsFor = (ids: FormatId[]): Promise<Libvips> =>
  getVips(ids.map((id) => libraries[id]).filter((library) => library !== undefined));

interface Wish {
  /** The format that will be written, whose libraries libvips needs. */
  output?: FormatId | undefined;
  /** Maps the natural size to the size to draw at, for formats that can be drawn at any size. */
  sizeOf?: ((natural: Size) => Size) | undefined;
  /** The page of a document, counted from 0. Default 0. */
  page?: number;
  /** Whether all frames of an animation are wanted. Default: if the output can hold them. */
  allFrames?: boolean;
}

/** @throws {JobError} `unknown-format`, `corrupt-file`, `engine-unavailable` */
export async function openImage(file: File, scope: Scope, wish: Wish = {}): Promise<OpenImage> {
  const open = await openIn(file, scope, wish);
  // Another page of a TIFF may be in CMYK.
  if (open.format === 'tiff' || open.image.interpretation === 'cmyk') await prepareCmyk(open.vips);
  return open;
}

async function openIn(
  file: File,
  scope: Scope,
  { output, sizeOf, page = 0, allFrames = output !== undefined && hasTrait(output, 'animation') }: Wish = {},
): Promise<OpenImage> {
  const format = await sniffImage(file);
  const vips = await vipsFor(output ? [format, output] : [format]);
  const decode = decoderOf(format);
  if (decode) return openDecoded(vips, file, format, (bytes) => decode(bytes, sizeOf), scope);
  if (await isSequence(file, format)) return openSequence(vips, file, format, allFrames ? 'all' : 'first', scope);
  if (format === 'avif' && (await isBestInBrowser(file)))
    return openDecoded(vips, file, format, (bytes) => decodeAvif(bytes), scope);
  return openWithLibvips(vips, file, format, page, scope);
}

/** Decodes with the browser, to sRGB. */
async function decodeAvif(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { data, width, height } = await decodeInBrowser(bytes, 'avif');
  return { pixels: new Uint8ClampedArray(data), width, height, notes: await lossesInBrowser(bytes) };
}

/** Returns what is lost because browsers decode an AVIF to 8-bit sRGB. */
async function lossesInBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Note[]> {
  const { depth, profile } = await readHeader(bytes, 'avif');
  return [
    ...(profile === undefined ? [] : [{ type: 'converted-to-srgb', from: profile } as const]),
    ...(depth > 8 ? [{ type: 'reduced-depth', from: depth, to: 8 } as const] : []),
  ];
}

/** Whether libvips cannot even read the header of a format. */
export const decodesElsewhere = (format: InputFormatId<'image'>) => decoderOf(format) !== undefined;

async function openDecoded(
  vips: Libvips,
  file: File,
  format: InputFormatId<'image'>,
  decode: Decode,
  scope: Scope,
): Promise<OpenImage> {
  const own = new Uint8Array(await file.arrayBuffer());
  const { bytes, notes } = isDoubted(file) ? filledUp(own, format) : { bytes: own, notes: [] };
  const picture = await decode(bytes);
  const image = imageFromDecoded(vips, picture, scope);
  return {
    ...opened(vips, image, file, format),
    ...picture.natural,
    notes: [...notes, ...(picture.notes ?? [])],
    pages: picture.pages ?? 1,
    reopen: () => scope.keep(image.copy()),
    page: () => image,
    source: () => image,
  };
}

/** Opens an image sequence, which libvips cannot read. */
async function openSequence(
  vips: Libvips,
  file: File,
  format: InputFormatId<'image'>,
  wanted: 'all' | 'first',
  scope: Scope,
): Promise<OpenImage> {
  const { frames, notes } = await readFrames(new Uint8Array(await file.arrayBuffer()), format, wanted);
  const roll = imageFromFrames(vips, frames, undefined, scope);
  const image = wanted === 'all' ? scope.keep(roll.crop(0, 0, frames.width, frames.height)) : roll;
  return {
    ...opened(vips, image, file, format),
    frames: await countFrames(file, format),
    readsFrames: wanted === 'all',
    notes,
    reopen: (_, count) => scope.keep((count > 1 ? roll : image).copy()),
    page: () => image,
    source: (count) => (count > 1 ? roll : image),
  };
}

async function readFrames(bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>, wanted: 'all' | 'first') {
  const sequence = readSequence(bytes);
  if (sequence && (await decodesSequence(sequence))) return sequenceFrames(sequence, wanted);
  return { notes: await lossesInBrowser(bytes), frames: await decodeFrames(bytes, format, wanted) };
}

/** The defaults for an upright still. */
const opened = (vips: Libvips, image: Image, file: File, format: InputFormatId<'image'>) => ({
  vips,
  image,
  file,
  format,
  frames: 1,
  readsFrames: false,
  pages: 1,
  width: image.width,
  height: image.height,
  orientation: 1,
  // More notes are added later.
  notes: [] as Note[],
  failOn: failOn(format),
  loaderOptions: () => '',
});

// Each way to read the file closes over what was read before.
// oxlint-disable-next-line eslint/complexity
async function openWithLibvips(
  vips: Libvips,
  file: File,
  format: InputFormatId<'image'>,
  page: number,
  scope: Scope,
): Promise<OpenImage> {
  if (format === 'tiff') await requireReadableTiff(file, page);
  const { strictness, keepsRows, mostRows = Infinity, ...reading } = await readingOf(file, format);
  const { file: shown, isHdr = false, pnm } = await readable(reading.file, format);
  const notes = [...reading.notes];
  const { repackTiff, labToSrgb } = format === 'tiff' ? await import('../formats/tiff/repack.ts') : {};
  const whole = once((): Partial<RepackedTiff> & Pick<RepackedTiff, 'bytes'> => {
    const read = readWhole(shown);
    return repackTiff ? decoding(format, () => repackTiff(vips, read)) : { bytes: read };
  });
  const slices = () => scope.keep(blobSource(vips, shown));
  const isWhole = () => file.size <= (format === 'png' ? wholePngLimit : wholeFileLimit) || isPacked(file);
  const source = () => (isWhole() ? whole().bytes : slices());
  const isLab = (index: number) => format === 'tiff' && isWhole() && whole().labPages?.has(index) === true;
  const allFrames = readsFrames.includes(format) ? 'n=-1' : '';
  const onePage = page > 0 ? `page=${page}` : '';
  const loaderOptions = (frames: number) => (frames > 1 ? allFrames : onePage);
  const load = (access: Access, options: string, from = source()) =>
    scope.keep(
      from instanceof Uint8Array
        ? vips.Image.newFromBuffer(from, options, { access, fail_on: strictness })
        : vips.Image.newFromSource(from, options, { access, fail_on: strictness }),
    );
  const read = keepsRows ? keepingRows(load, { format, mostRows, notes }, scope) : load;
  const open = (access: Access, options: string, from = source(), index = page) =>
    decoding(format, () => {
      const image = read(access, options, from);
      return labToSrgb && isLab(index) ? labToSrgb(image, scope) : image;
    });
  // These formats start with their metadata, so the rest is not read to describe a picture.
  const startsWithHeader = format === 'jpeg' || format === 'png';
  const image = open('sequential', allFrames || onePage, startsWithHeader ? slices() : source());
  if (format === 'jxl' && image.getTypeof('icc-profile-data')) requireLight(image.getBlob('icc-profile-data'));
  const inNumbers = (access: Access, options: string, from = source(), index = page) => {
    const read = () => open(access, options, from, index);
    if (pnm) return decoding(format, () => asPnmSays(read(), pnm, read, scope));
    return format === 'tiff' ? decoding(format, () => inUsualNumbers(read(), read, scope)) : read();
  };
  const isOdd = pnm ? isUnusualPnm(pnm) : format === 'tiff' && isUnusual(image);
  const pages = image.getTypeof('n-pages') ? image.getInt('n-pages') : 1;
  const loaded = allFrames ? image.height / image.pageHeight : 1;
  const frames = loaded > 1 ? loaded : await countFrames(file, format);
  const orientation = image.getTypeof('orientation') ? image.getInt('orientation') : 1;
  const turned = orientation > 4;
  const pageHeight = loaded > 1 ? image.pageHeight : image.height;
  const composed = once(() => {
    const read = () => imageFromFrames(vips, readApng(vips, whole().bytes, scope), image, scope);
    return decoding(format, read);
  });
  const composes = (count: number) => format === 'png' && count > 1 && !keepsRows;
  const losesFrames = frames > 1 && format === 'png' && Boolean(keepsRows);
  const isMoving = frames > 1 && (format === 'gif' || format === 'png');
  // Its first pictures may still be complete.
  const lacksFrames = isMoving && file.size <= wholeFileLimit && endEarly(whole().bytes, format);
  if (losesFrames || lacksFrames) notes.push({ type: 'cut-off' });
  if (isLab(page)) notes.push({ type: 'converted-to-srgb', from: 'CIELAB' });
  // Anything brighter than white is clipped.
  if (format === 'hdr' || isHdr) notes.push({ type: 'hdr-dropped' });
  return {
    vips,
    image,
    file,
    format,
    pages: format === 'tiff' ? pages : 1,
    frames,
    readsFrames: frames === loaded || composes(frames),
    width: turned ? pageHeight : image.width,
    height: turned ? image.width : pageHeight,
    orientation,
    notes,
    reopen: (access, count) =>
      composes(count) ? scope.keep(composed().copy()) : inNumbers(access, loaderOptions(count)),
    page: (index) =>
      pages > 1 ? inNumbers('sequential', `page=${index}`, source(), index) : inNumbers('sequential', ''),
    source: (count) => {
      if (composes(count)) return composed();
      return isOdd || keepsRows || isLab(page) ? inNumbers('sequential', loaderOptions(count)) : source;
    },
    failOn: strictness,
    loaderOptions,
  };
}

const readWhole = (file: Blob) => new Uint8Array(new FileReaderSync().readAsArrayBuffer(file));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether it is an image sequence without a still image, which libvips cannot open. */
export const isSequence = async (file: File, format: InputFormatId<'image'>) =>
  format === 'avif' && (await countFrames(file, format)) > 1 && (await decodesFrames(format));
