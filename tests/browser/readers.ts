import sharp from 'sharp';

/** Facts about an image from native libvips, which is independent of the engines under test. */
export interface ImageReading {
  /** With sharp's names; AVIF is `heif`. */
  format: string;
  /** The size of a stored frame, in pixels. */
  width: number;
  height: number;
  frames: number;
  /** In milliseconds, one per frame; empty for a still. */
  delay: number[];
  channels: number;
  alpha: boolean;
  /** `uchar` is 8 bits, `ushort` 16. */
  depth: string;
  /** The EXIF orientation; undefined if there is no tag. */
  orientation: number | undefined;
  /** The description in the ICC profile. */
  profile: string | undefined;
  /** The tags of EXIF's main directory, and whether there is a GPS directory. */
  exif: { tags: number[]; gps: boolean } | undefined;
  xmp: string | undefined;
}

export async function readImage(bytes: Uint8Array): Promise<ImageReading> {
  const facts = await sharp(bytes, { animated: true }).metadata();
  const frames = facts.pages ?? 1;
  return {
    format: facts.format,
    width: facts.width,
    height: facts.pageHeight ?? facts.height,
    frames,
    delay: facts.delay ?? [],
    channels: facts.channels,
    alpha: facts.hasAlpha,
    depth: facts.depth,
    orientation: facts.orientation,
    profile: facts.icc && profileName(facts.icc),
    exif: facts.exif && readExif(facts.exif),
    xmp: facts.xmp?.toString('utf8'),
  };
}

/** Throws if any pixel cannot be decoded. */
export const decodeWhole = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning', animated: true }).raw().toBuffer();

/**
 * Returns the mean of each channel, 0 to 255, upright and in sRGB, over an area given in fractions of the sides.
 * Default: the whole image.
 */
export async function meanColour(
  bytes: Uint8Array,
  part: { left: number; top: number; width: number; height: number } = { left: 0, top: 0, width: 1, height: 1 },
): Promise<number[]> {
  const image = await sharp(bytes).autoOrient().toColourspace('srgb').png().toBuffer();
  const { width, height } = await sharp(image).metadata();
  const region = {
    left: Math.round(part.left * width),
    top: Math.round(part.top * height),
    width: Math.max(1, Math.round(part.width * width)),
    height: Math.max(1, Math.round(part.height * height)),
  };
  const { channels } = await sharp(await sharp(image).extract(region).toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

/**
 * Returns the root mean square difference of two images, 0 to 255, upright, in sRGB and on white, at a common small
 * size.
 */
export async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const pixels = (bytes: Uint8Array) =>
    sharp(bytes)
      .autoOrient()
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(128, 128, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [left, right] = await Promise.all([pixels(a), pixels(b)]);
  const sum = left.reduce((total, value, index) => total + (value - (right[index] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / left.length);
}

/** Returns the text of the `desc` tag, of version 2 (ASCII) or 4 (UTF-16). */
function profileName(icc: Buffer): string | undefined {
  for (let tag = 0; tag < icc.readUInt32BE(128); tag++) {
    const at = 132 + tag * 12;
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue;
    const start = icc.readUInt32BE(at + 4);
    if (icc.toString('latin1', start, start + 4) === 'desc') {
      return icc.toString('latin1', start + 12, start + 12 + icc.readUInt32BE(start + 8) - 1);
    }
    const length = icc.readUInt32BE(start + 20);
    const from = start + icc.readUInt32BE(start + 24);
    return Buffer.from(icc.subarray(from, from + length))
      .swap16()
      .toString('utf16le');
  }
  return undefined;
}

const gpsDirectory = 0x8825;

function readExif(exif: Buffer): { tags: number[]; gps: boolean } {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  const little = exif.toString('latin1', start, start + 2) === 'II';
  const uint16 = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = start + (little ? exif.readUInt32LE(start + 4) : exif.readUInt32BE(start + 4));
  const tags = Array.from({ length: uint16(directory) }, (_, index) => uint16(directory + 2 + index * 12));
  return { tags, gps: tags.includes(gpsDirectory) };
}

/** Returns the part of `drawing.svg`, drawn at any size, that has no letters: their font differs between machines. */
export const besideLetters = async (drawing: Uint8Array): Promise<Buffer> =>
  sharp(await sharp(drawing).resize(120, 80, { fit: 'fill' }).png().toBuffer())
    .extract({ left: 72, top: 0, width: 48, height: 80 })
    .png()
    .toBuffer();
