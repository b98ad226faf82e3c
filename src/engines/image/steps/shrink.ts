import { decodeShrunk } from '../formats/browser-decode.ts';
import { failOn } from '../libvips/damage.ts';
import { scaled, type Step } from '../geometry/geometry.ts';
import type { FileSource, OpenImage } from '../open/open-image.ts';
import { reduceTurned } from './reduce-turned.ts';
import { blankImage, type Image, type Libvips, type Scope } from '../libvips/vips.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/** Resizes an image while decoding: decoders can return fewer pixels for less work. */
export async function shrinkWhileDecoding(
  open: OpenImage,
  step: Step<'resize'>,
  frames: number,
  scope: Scope,
): Promise<Image> {
  const { vips } = open;
  const { width, height } = scaled(step, open);
  const target = { height, size: 'force' };
  const source = open.source(frames);
  if (typeof source !== 'function') return scope.keep(source.thumbnailImage(width, target));
  if (open.format === 'jpeg') {
    // JPEG decodes to a half, a quarter or an eighth for less work: to the smallest size that is still enough.
    // `thumbnail` would stop one step earlier, for a third more work and no visible difference.
    const shrink = [8, 4, 2].find((factor) => open.width / factor >= width && open.height / factor >= height) ?? 1;
    const shrunk = await shrunkByBrowser(open, shrink, { width, height }, scope);
    return shrunk ?? scope.keep(loadJpeg(vips, source(), shrink, open.failOn, scope).thumbnailImage(width, target));
  }
  // libvips' thumbnail does not pass `fail_on` to the loader, so it is set as an option of the loader ("Fail on" in
  // `src/engines/image/libvips/README.md`).
  const loader = [open.loaderOptions(frames), `fail_on=${open.failOn}`].filter(Boolean).join(',');
  const options = { ...target, option_string: loader };
  const file = source();
  return scope.keep(
    file instanceof Uint8Array
      ? vips.Image.thumbnailBuffer(file, width, options)
      : vips.Image.thumbnailSource(file, width, options),
  );
}

function loadJpeg(
  vips: Libvips,
  source: FileSource,
  shrink: number,
  strictness: OpenImage['failOn'],
  scope: Scope,
): Image {
  const options = { shrink, access: 'sequential', fail_on: strictness };
  return scope.keep(
    source instanceof Uint8Array
      ? vips.Image.jpegloadBuffer(source, options)
      : vips.Image.jpegloadSource(source, options),
  );
}

/** The fewest pixels for which the browser's decoder is worth the detour. */
const worthAsking = 4_000_000;
/** The most pixels to take from it at once, four bytes each; libvips works row by row. */
const mostAtOnce = 8_000_000;

/**
 * Returns the upright image in the wanted size, decoded by the browser instead of libvips: native code needs less work
 * and memory. Returns `undefined` if the browser cannot decode it, or not completely: libvips then reports what is
 * wrong with the file.
 */
async function shrunkByBrowser(
  { vips, file, orientation, image: header }: OpenImage,
  shrink: number,
  wanted: Size,
  scope: Scope,
): Promise<Image | undefined> {
  const { bands, interpretation, xres, yres } = header;
  if (shrink === 1 || header.width * header.height < worthAsking) return undefined;
  const [width, height] = [Math.floor(header.width / shrink), Math.floor(header.height / shrink)];
  if (width * height > mostAtOnce || (bands !== 1 && bands !== 3)) return undefined;
  if (!(await (decodesAlike ??= decodesAsLibvips(vips, scope)))) return undefined;
  // libjpeg rounds up; libvips drops partial pixels.
  const size = { width: Math.ceil(header.width / shrink), height: Math.ceil(header.height / shrink) };
  const { image: decoded, pixels } = blankImage(vips, size, 4, scope);
  const order = await decodeShrunk(await file.arrayBuffer(), size, pixels);
  if (!order) return undefined;
  const [across, down] = orientation > 4 ? [wanted.height, wanted.width] : [wanted.width, wanted.height];
  const part = scope.keep(decoded.crop(0, 0, width, height));
  const kept = order.slice(0, bands);
  const reduced = reduceTurned(vips, part, { width: across, height: down }, kept, scope);
  // Bands are extracted after shrinking, when there are fewer pixels; scaling four bands is as fast as scaling three.
  const resized = () => {
    const small = scope.keep(part.resize(across / width, { vscale: down / height }));
    return vips.Image.bandjoin(kept.map((band) => scope.keep(small.extractBand(band))));
  };
  const colours = reduced?.image ?? scope.keep(resized());
  const shrunk = scope.keep(colours.copy({ interpretation, xres, yres }));
  copyFields(header, shrunk, scope);
  return orientation === 1 ? shrunk : scope.keep(scope.keep(shrunk.copyMemory()).autorot());
}

let decodesAlike: Promise<boolean> | undefined;

/**
 * Whether this browser decodes a JPEG at half its size to the same pixels as libvips, and leaves their colours
 * unconverted whatever the profile. Tested with noise, which any other method would change.
 */
async function decodesAsLibvips(vips: Libvips, scope: Scope): Promise<boolean> {
  const side = 32;
  const noise = [1, 2, 3].map((seed) => scope.keep(vips.Image.gaussnoise(side, side, { mean: 128, sigma: 60, seed })));
  const bytes = scope.keep(scope.keep(vips.Image.bandjoin(noise)).cast('uchar'));
  const jpeg = scope.keep(bytes.copy({ interpretation: 'srgb' })).jpegsaveBuffer({ profile: 'p3' });
  const half = loadJpeg(vips, jpeg, 2, failOn('jpeg'), scope).writeToMemory();
  const size = { width: side / 2, height: side / 2 };
  const { pixels } = blankImage(vips, size, 4, scope);
  const order = await decodeShrunk(new Uint8Array(jpeg).buffer, size, pixels);
  return (
    order !== undefined && half.every((value, at) => value === pixels[4 * Math.floor(at / 3) + (order[at % 3] ?? 0)])
  );
}

/** Copies the metadata that libvips' JPEG loader sets. */
function copyFields(from: Image, to: Image, scope: Scope) {
  const fields = scope.keep(from.getFields());
  for (let index = 0; index < fields.size(); index += 1) {
    const field = fields.get(index) ?? '';
    if (field.endsWith('-data')) to.setBlob(field, from.getBlob(field));
    else if (field.startsWith('exif-') || field === 'resolution-unit') to.setString(field, from.getString(field));
    else if (field === 'orientation') to.setInt(field, from.getInt(field));
  }
}
