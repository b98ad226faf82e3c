/* oxlint-disable no-underscore-dangle -- the C functions of libheif are named so */
import startLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import type { DecodedImage } from '../decoded-image.ts';
import { countExported } from '../../libvips/held.ts';

let running: Promise<MainModule> | undefined;

async function start(): Promise<MainModule> {
  const module = await loadModule('libheif');
  return startLibheif({
    // Synchronous: the caller continues as if the exports were already there.
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => WebAssembly.Exports) {
      const instance = new WebAssembly.Instance(module, imports);
      countExported('libheif', instance.exports);
      return done(instance);
    },
    print: () => undefined,
    printErr: () => undefined,
  });
}

// From libheif's C API: https://github.com/strukturag/libheif/blob/master/libheif/api/libheif/heif.h
const rgb = 1;
const interleavedRgb = 10;
const interleavedRgba = 11;
/** The same with 16 bits per channel, little-endian. */
const interleavedDeepRgba = 15;
const interleaved = 10;
/** Error codes that are about the decoder, not the file. */
const unsupported = [3, 4];

/**
 * Decodes the primary image of a HEIF file. libheif assembles grids and rotates the picture as the file says; the
 * orientation in EXIF repeats that, and must be ignored (ISO/IEC 23008-12, A.2.1).
 *
 * @throws {JobError} `corrupt-file`, `undecodable`
 */
export async function decodeHeic(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const picture = await decode(bytes);
  if (!picture) throw new Error('A main image is there or is missed');
  return picture;
}

/**
 * Decodes the thumbnail of the primary image, if there is one whose longer side has at least `size` pixels.
 *
 * @throws {JobError} `corrupt-file`, `undecodable`
 */
export const decodePreview = (bytes: Uint8Array<ArrayBuffer>, size: number) => decode(bytes, size);

async function decode(bytes: Uint8Array<ArrayBuffer>, previewSize?: number): Promise<DecodedImage | undefined> {
  const heif = await (running ??= start());
  const input = heif._malloc(bytes.length);
  // Room for results: an error of three words, then a pointer or a number.
  const error = heif._malloc(16);
  const answer = error + 12;
  const context = heif._heif_context_alloc();
  // The module replaces its memory views whenever the memory grows.
  const word = (at: number): number => (heif.HEAPU32 as Uint32Array)[at >> 2] ?? 0;
  // As above.
  const heap = () => heif.HEAPU8 as Uint8Array;
  const copy = (start: number, length: number) => new Uint8Array(heap().subarray(start, start + length));
  const text = (start: number) => {
    const end = heap().indexOf(0, start);
    return String.fromCharCode(...heap().subarray(start, end));
  };
  const check = () => {
    const code = word(error);
    if (code === 0) return;
    const cause = text(word(error + 8));
    if (unsupported.includes(code))
      throw new JobError('undecodable', { codec: heic, what: 'variant', programs: otherPrograms.image }, { cause });
    throw new JobError('corrupt-file', { format: heic }, { cause });
  };
  let handle = 0;
  let preview = 0;
  let image = 0;
  try {
    heap().set(bytes, input);
    heif._heif_context_read_from_memory_without_copy(error, context, input, bytes.length, 0);
    check();
    heif._heif_context_get_primary_image_handle(error, context, answer);
    check();
    handle = word(answer);
    if (previewSize !== undefined) preview = previewHandle(previewSize);
    if (previewSize !== undefined && !preview) return undefined;
    const shown = preview || handle;
    const deep = heif._heif_image_handle_get_luma_bits_per_pixel(shown) > 8;
    const bands = deep || heif._heif_image_handle_has_alpha_channel(shown) ? 4 : 3;
    const layout = deep ? interleavedDeepRgba : bands === 4 ? interleavedRgba : interleavedRgb;
    heif._heif_decode_image(error, shown, answer, rgb, layout, 0);
    check();
    image = word(answer);
    const width = heif._heif_image_get_width(image, interleaved);
    const height = heif._heif_image_get_height(image, interleaved);
    const plane = heif._heif_image_get_plane_readonly(image, interleaved, answer);
    const stride = word(answer);
    const bytesPerRow = width * bands * (deep ? 2 : 1);
    const rows = new Uint8ClampedArray(bytesPerRow * height);
    for (let y = 0; y < height; y += 1) {
      const row = plane + y * stride;
      rows.set(heap().subarray(row, row + bytesPerRow), y * bytesPerRow);
    }
    const bits = deep ? heif._heif_image_get_bits_per_pixel_range(image, interleaved) : 8;
    const pixels = deep ? stretched(new Uint16Array(rows.buffer), bits) : rows;
    return { width, height, pixels, bands, bits, ...profileOf(), ...metadataOf(), pages: pages() };
  } finally {
    if (image) heif._heif_image_release(image);
    for (const held of [preview, handle]) if (held) heif._heif_image_handle_release(held);
    heif._heif_context_free(context);
    heif._free(error);
    heif._free(input);
  }

  /** Returns the handle of a thumbnail with the same orientation as the primary image: some are not rotated with it. */
  function previewHandle(size: number): number {
    const sidesOf = (held: number) =>
      [heif._heif_image_handle_get_width(held), heif._heif_image_handle_get_height(held)] as const;
    if (heif._heif_image_handle_get_list_of_thumbnail_IDs(handle, answer, 1) < 1) return 0;
    heif._heif_image_handle_get_thumbnail(error, handle, word(answer), answer);
    check();
    const found = word(answer);
    const [[width, height], [ownWidth, ownHeight]] = [sidesOf(found), sidesOf(handle)];
    if (Math.max(width, height) >= size && Math.abs(width / height - ownWidth / ownHeight) < 0.05) return found;
    heif._heif_image_handle_release(found);
    return 0;
  }

  function pages() {
    return heif._heif_context_get_number_of_top_level_images(context);
  }

  function profileOf(): Pick<DecodedImage, 'profile'> {
    const length = heif._heif_image_handle_get_raw_color_profile_size(handle);
    if (length === 0) return {};
    const place = heif._malloc(length);
    heif._heif_image_handle_get_raw_color_profile(error, handle, place);
    const profile = copy(place, length);
    heif._free(place);
    return { profile };
  }

  function metadataOf(): Pick<DecodedImage, 'exif' | 'xmp'> {
    const count = heif._heif_image_handle_get_number_of_metadata_blocks(handle, 0);
    const ids = heif._malloc(count * 4);
    heif._heif_image_handle_get_list_of_metadata_block_IDs(handle, 0, ids, count);
    const found: Pick<DecodedImage, 'exif' | 'xmp'> = {};
    for (let index = 0; index < count; index += 1) {
      const id = word(ids + index * 4);
      const length = heif._heif_image_handle_get_metadata_size(handle, id);
      const place = heif._malloc(length);
      heif._heif_image_handle_get_metadata(error, handle, id, place);
      const block = copy(place, length);
      heif._free(place);
      const type = text(heif._heif_image_handle_get_metadata_type(handle, id));
      // A word before EXIF gives the offset from there to the TIFF header.
      if (type === 'Exif' && length > 8) found.exif = block.slice(4 + new DataView(block.buffer).getUint32(0));
      if (text(heif._heif_image_handle_get_metadata_content_type(handle, id)) === 'application/rdf+xml')
        found.xmp = block;
    }
    heif._free(ids);
    return found;
  }
}

/** Scales samples to 16 bits. */
function stretched(pixels: Uint16Array<ArrayBuffer>, bits: number): Uint16Array<ArrayBuffer> {
  const factor = 65_535 / (2 ** bits - 1);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.round((pixels[at] ?? 0) * factor);
  return pixels;
}

const heic = formats.heic.name;
