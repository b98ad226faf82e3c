import { JobError } from '../../errors.ts';
import { formats, sniffFormat, type FormatId, type InputFormatId } from '../../formats.ts';
import { blobSource } from './blob-source.ts';
import { beginsWithPreview } from './camera-raw.ts';
import { readAnimation } from './animation.ts';
import { imageFromDecoded } from './from-decoded.ts';
import { decode } from './fallback-decode.ts';
import { decodeHeic, type DecodedImage } from './heic.ts';
import { decodeQoi } from './qoi.ts';
import { getVips, type Image, type Library, type Libvips, type Scope } from './vips.ts';

/** An image whose header has been read; its pixels are decoded when they are asked for. */
export interface OpenImage {
  vips: Libvips;
  image: Image;
  file: File;
  format: InputFormatId<'image'>;
  /** Frames of an animation stand under each other in `image`; 1 for a still. */
  frames: number;
  /** Of a document; the first one is `image`. */
  pages: number;
  /** The size of one frame, upright, in pixels. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Opens it again, with loader options; the pixels of an image that is read in sequence come only once. */
  reopen: (access: Access, loaderOptions: string) => Image;
  /** What libvips reads it from, for its thumbnail operation: pixels where something else has decoded them. */
  source: () => InstanceType<Libvips['SourceCustom']> | Uint8Array | Image;
  /** Makes an animated format's loader read all frames. */
  loaderOptions: string;
}

type Access = 'sequential' | 'random';

/** Files up to this size are handed to libvips whole; longer ones are read by slices, at some cost in speed. */
const wholeFileLimit = 64 * 2 ** 20;

const libraries: Partial<Record<FormatId, Library>> = { avif: 'vips-heif', jxl: 'vips-jxl' };

/** Formats of which libvips reads all frames of an animation. */
const readsFrames: readonly FormatId[] = ['gif', 'webp', 'jxl'];

/**
 * @param output what will be written: libvips is started with what that takes.
 * @throws {JobError} `unknown-format`, `corrupt-file`
 */
export async function openImage(file: File, scope: Scope, output?: FormatId): Promise<OpenImage> {
  const format = await sniffImage(file);
  if (format === 'tiff' && (await beginsWithPreview(file))) throw new JobError('camera-raw', {});
  const needed = [libraries[format], output && libraries[output]];
  const vips = await getVips(needed.filter((library) => library !== undefined));
  const decoded = await decodeElsewhere(vips, file, format, scope);
  return decoded ?? openWithLibvips(vips, file, format, scope);
}

/** What libvips cannot decode, and what does. */
const decoders: Partial<Record<FormatId, (bytes: Uint8Array<ArrayBuffer>) => DecodedImage | Promise<DecodedImage>>> = {
  heic: decodeHeic,
  qoi: decodeQoi,
  bmp: (bytes) => decodeInBrowser(bytes, 'bmp'),
  ico: (bytes) => decodeInBrowser(bytes, 'ico'),
  cur: (bytes) => decodeInBrowser(bytes, 'cur'),
};

/** Formats that libvips does not even read the header of. */
export const decodesElsewhere = (format: FormatId) => format in decoders;

async function decodeInBrowser(bytes: Uint8Array<ArrayBuffer>, format: 'bmp' | 'ico' | 'cur'): Promise<DecodedImage> {
  const { data, width, height } = await decode(bytes, format);
  return { pixels: new Uint8ClampedArray(data), width, height };
}

async function decodeElsewhere(
  vips: Libvips,
  file: File,
  format: InputFormatId<'image'>,
  scope: Scope,
): Promise<OpenImage | undefined> {
  const decodeFile = decoders[format];
  if (!decodeFile) return undefined;
  const picture = await decodeFile(new Uint8Array(await file.arrayBuffer()));
  const image = imageFromDecoded(vips, picture, scope);
  return {
    vips,
    image,
    file,
    format,
    frames: 1,
    pages: picture.pages ?? 1,
    width: image.width,
    height: image.height,
    orientation: 1,
    reopen: () => scope.keep(image.copy()),
    source: () => image,
    loaderOptions: '',
  };
}

async function openWithLibvips(
  vips: Libvips,
  file: File,
  format: InputFormatId<'image'>,
  scope: Scope,
): Promise<OpenImage> {
  const bytes = file.size <= wholeFileLimit ? new Uint8Array(await file.arrayBuffer()) : undefined;
  const source = () => bytes ?? scope.keep(blobSource(vips, file));
  const loaderOptions = readsFrames.includes(format) ? 'n=-1' : '';
  const reopen = (access: Access, options: string) =>
    decoding(format, () => {
      const from = source();
      const reading = { access, fail_on: 'truncated' };
      return scope.keep(
        from instanceof Uint8Array
          ? vips.Image.newFromBuffer(from, options, reading)
          : vips.Image.newFromSource(from, options, reading),
      );
    });
  const image = reopen('sequential', loaderOptions);
  const pages = image.getTypeof('n-pages') ? image.getInt('n-pages') : 1;
  const loaded = loaderOptions ? pages : 1;
  const orientation = image.getTypeof('orientation') ? image.getInt('orientation') : 1;
  const turned = orientation > 4;
  const pageHeight = loaded > 1 ? image.pageHeight : image.height;
  return {
    vips,
    image,
    file,
    format,
    pages: format === 'tiff' ? pages : 1,
    frames: loaded > 1 ? loaded : await readAnimation(file, format),
    width: turned ? pageHeight : image.width,
    height: turned ? image.width : pageHeight,
    orientation,
    reopen,
    source,
    loaderOptions,
  };
}

export async function sniffImage(file: File): Promise<InputFormatId<'image'>> {
  const format = await sniffFormat(file);
  if (!format || !isImage(format)) throw new JobError('unknown-format', {});
  return format;
}

const isImage = (format: FormatId): format is InputFormatId<'image'> => formats[format].kind === 'image';

/** Runs what reads a file: a failure there is the file's. */
export function decoding<T>(format: FormatId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asDamage(error, format);
  }
}

/** What libvips has thrown, as the fault of the file that it was reading. */
export function asDamage(error: unknown, format: FormatId): unknown {
  if (error instanceof JobError) return error;
  // libvips says why in the message; what it throws may be a WebAssembly.Exception, which has no other text.
  const cause = error instanceof Error || isException(error) ? error.message : String(error);
  return isOutOfMemory(cause) ? error : new JobError('corrupt-file', { format: formats[format].name }, { cause });
}

const isException = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error;

export const isOutOfMemory = (message: string) =>
  /out of memory|unable to allocate|memory access|cannot enlarge|abort/i.test(message);
