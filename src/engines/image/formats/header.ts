import { JobError } from '#errors/errors.ts';
import { formats, type InputFormatId } from '#formats/formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { iccName } from '#containers/icc-name.ts';
import { readAvif } from './avif/header.ts';
import { readBmp, readIco, readQoi } from './bitmap/header.ts';
import { unlessSrgb } from '../colours/colour-names.ts';
import { readGif } from './gif/header.ts';
import { readJp2 } from './jp2/header.ts';
import { readJpeg } from './jpeg/header.ts';
import { readPng } from './png/header.ts';
import { readWebp } from './webp/header.ts';
import type { Header } from './image-header.ts';

type ReadHeader = (bytes: Uint8Array<ArrayBuffer>) => Header | Promise<Header>;

/** `undefined` for formats that browsers do not decode, and so neither does the engine that reads headers itself. */
const readers: Record<InputFormatId<'image'>, ReadHeader | undefined> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readAvif,
  heic: readAvif,
  svg: readSvg,
  psd: readPsdHeader,
  jp2: readJp2Header,
  tga: readTgaHeader,
  raw: readCameraRaw,
  bmp: readBmp,
  ico: readIco,
  cur: readIco,
  qoi: readQoi,
  pam: readPamHeader,
  gif: readGif,
  tiff: undefined,
  jxl: undefined,
  pnm: undefined,
  hdr: undefined,
};

/** Reads the natural size, which it is drawn at by default. */
async function readSvg(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const size = await (await import('./svg/draw.ts')).readSvgSize(bytes);
  return { ...size, frames: 1, alpha: true, depth: 8, metadata: false };
}

async function readPsdHeader(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const { width, height, bits, alpha, mode, profile } = (await import('./psd.ts')).readPsd(bytes);
  const name = mode === 4 ? 'CMYK' : profile && iccName(profile);
  return { width, height, frames: 1, alpha, depth: Math.max(8, bits), ...unlessSrgb(name), metadata: false };
}

function readJp2Header(bytes: Uint8Array<ArrayBuffer>): Header {
  const { width, height, components, bits, colours, profile } = readJp2(bytes);
  const name = colours === 'cmyk' ? 'CMYK' : profile && iccName(profile);
  const alpha = components === 2 || (components === 4 && colours !== 'cmyk');
  return { width, height, frames: 1, alpha, depth: Math.max(8, bits), ...unlessSrgb(name), metadata: false };
}

async function readTgaHeader(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const { width, height, alphaBits } = (await import('./tga.ts')).readTga(bytes);
  return { width, height, frames: 1, alpha: alphaBits > 0, depth: 8, metadata: false };
}

async function readPamHeader(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const { width, height, alpha, most } = (await import('./pam.ts')).readPam(bytes);
  return { width, height, frames: 1, alpha, depth: Math.max(8, Math.ceil(Math.log2(most + 1))), metadata: false };
}

/** Describes the preview, which is what gets decoded. */
async function readCameraRaw(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const { width, height } = (await import('./camera-preview.ts')).findPreview(bytes);
  return { width, height, frames: 1, alpha: false, depth: 8, metadata: true };
}

/** @throws {JobError} `corrupt-file` if the file ends before its image does; `no-decoder` */
export async function readHeader(bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>): Promise<Header> {
  const read = readers[format];
  if (!read) throw new JobError('no-decoder', { codec: formats[format].name, programs: otherPrograms.image });
  try {
    return await read(bytes);
  } catch (cause) {
    // A view throws this when it reads out of bounds.
    if (cause instanceof RangeError) throw new JobError('corrupt-file', { format: formats[format].name }, { cause });
    throw cause;
  }
}
