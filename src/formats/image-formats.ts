import type { Format } from './format.ts';

/** The rows of `formats.ts` that are images. */
export const imageFormats = {
  jpeg: {
    name: 'JPEG',
    kind: 'image',
    mimeType: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    signature: /^\xFF\xD8\xFF/,
    output: true,
    traits: ['lossy', 'profile'],
  },
  png: {
    name: 'PNG',
    kind: 'image',
    mimeType: 'image/png',
    extensions: ['png', 'apng'],
    signature: /^\x89PNG\r\n\x1A\n/,
    output: true,
    // Animation means APNG, whose chunks are ignored by readers of still images.
    traits: ['alpha', 'animation', 'deep', 'profile'],
  },
  webp: {
    name: 'WebP',
    kind: 'image',
    mimeType: 'image/webp',
    extensions: ['webp'],
    signature: /^RIFF.{4}WEBP/s,
    output: true,
    traits: ['lossy', 'alpha', 'animation', 'profile'],
  },
  avif: {
    name: 'AVIF',
    kind: 'image',
    mimeType: 'image/avif',
    extensions: ['avif'],
    // The major brand may be a generic one; then a compatible brand says AVIF.
    signature: /^.{4}ftyp(?:avi[fs]|(?:mif1|msf1).{0,40}avi[fs])/s,
    output: true,
    // Animation requires a browser that encodes AV1: `encodesFrames`.
    traits: ['lossy', 'alpha', 'animation', 'deep', 'profile'],
  },
  gif: {
    name: 'GIF',
    kind: 'image',
    mimeType: 'image/gif',
    extensions: ['gif'],
    signature: /^GIF8[79]a/,
    output: true,
    traits: ['alpha', 'animation', 'palette'],
  },
  tiff: {
    name: 'TIFF',
    kind: 'image',
    mimeType: 'image/tiff',
    extensions: ['tif', 'tiff'],
    // BigTIFF has a plus. Canon's CR2 begins the same way, and identifies itself at byte 8.
    signature: /^(?:II[*+]\0|MM\0[*+])(?!.{4}CR)/s,
    output: true,
    traits: ['alpha', 'deep', 'profile'],
  },
  jxl: {
    name: 'JPEG XL',
    kind: 'image',
    mimeType: 'image/jxl',
    extensions: ['jxl'],
    signature: /^(?:\xFF\x0A|\0\0\0\x0CJXL \r\n\x87\n)/,
    output: true,
    traits: ['lossy', 'alpha', 'animation', 'deep', 'profile'],
  },
  heic: {
    name: 'HEIC',
    kind: 'image',
    mimeType: 'image/heic',
    extensions: ['heic', 'heif', 'hif'],
    // The generic brands may stand for AVIF, which is then among the compatible brands.
    signature: /^.{4}ftyp(?:hei[cxms]|hev[cxms]|(?:mif1|msf1)(?!.{0,40}avi[fs]))/s,
    output: false,
    traits: ['lossy', 'alpha', 'deep', 'profile'],
  },
  svg: {
    name: 'SVG',
    kind: 'image',
    mimeType: 'image/svg+xml',
    extensions: ['svg', 'svgz'],
    // An XML declaration, comments and a document type may come first, but not those of a web page with images in it.
    signature:
      /^(?:\xEF\xBB\xBF)?\s*(?!<!doctype html|<\?xml.*<html)<(?:[?!].*<)?(?:(?:[\w-]+:)?svg[\s>]|!DOCTYPE svg)|^\xFF\xFE(?:[^\0]\0)*<\0s\0v\0g\0/is,
    output: false,
    traits: ['alpha', 'vector'],
  },
  psd: {
    name: 'PSD',
    kind: 'image',
    mimeType: 'image/vnd.adobe.photoshop',
    extensions: ['psd', 'psb'],
    signature: /^8BPS\0[\x01\x02]/,
    output: false,
    traits: ['alpha', 'deep', 'profile'],
  },
  raw: {
    name: 'Camera RAW',
    kind: 'image',
    mimeType: 'image/x-dcraw',
    extensions: ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf', 'orf', 'rw2', 'pef', 'srw'],
    // The formats of Canon, Fujifilm, Panasonic and Olympus. Others begin as TIFF does: their directory distinguishes
    // them.
    signature: /^(?:II\*\0.{4}CR|.{4}ftypcrx |FUJIFILMCCD-RAW|IIU\0|IIR[OS]|MMOR)/s,
    output: false,
    traits: ['lossy'],
  },
  bmp: {
    name: 'BMP',
    kind: 'image',
    mimeType: 'image/bmp',
    extensions: ['bmp', 'dib'],
    // Two letters are a weak signature: the length of the second header, of which there are eight kinds, must match
    // too.
    signature: /^BM.{12}[\x0C\x10\x28\x34\x38\x40\x6C\x7C]\0{3}/s,
    output: true,
    traits: ['alpha', 'uncompressed'],
  },
  ico: {
    name: 'ICO',
    kind: 'image',
    mimeType: 'image/x-icon',
    extensions: ['ico'],
    signature: /^\0\0\x01\0(?:[^\0]\0|\0\x01)/,
    output: true,
    traits: ['alpha', 'uncompressed'],
  },
  cur: {
    name: 'CUR',
    kind: 'image',
    mimeType: 'image/x-icon',
    extensions: ['cur'],
    signature: /^\0\0\x02\0(?:[^\0]\0|\0\x01)/,
    output: false,
    traits: ['alpha'],
  },
  qoi: {
    name: 'QOI',
    kind: 'image',
    mimeType: 'image/qoi',
    extensions: ['qoi'],
    signature: /^qoif/,
    output: false,
    traits: ['alpha'],
  },
  jp2: {
    name: 'JPEG 2000',
    kind: 'image',
    mimeType: 'image/jp2',
    extensions: ['jp2', 'j2k', 'jpx', 'jpf', 'j2c'],
    signature: /^(?:\0\0\0\x0CjP {2}|\xFF\x4F\xFF\x51)/,
    output: false,
    // At most 8 bits are read if there is transparency.
    traits: ['lossy', 'alpha', 'profile'],
  },
  pnm: {
    name: 'PNM',
    kind: 'image',
    mimeType: 'image/x-portable-anymap',
    extensions: ['pnm', 'ppm', 'pgm', 'pbm', 'pfm'],
    signature: /^P[1-6fF]\s(?:\s|#[^\n]*\n)*\d+\s/,
    output: false,
    traits: ['deep'],
  },
  pam: {
    name: 'PAM',
    kind: 'image',
    mimeType: 'image/x-portable-arbitrarymap',
    extensions: ['pam'],
    signature: /^P7\s*\n/,
    output: false,
    traits: ['alpha', 'deep'],
  },
  hdr: {
    name: 'Radiance HDR',
    kind: 'image',
    mimeType: 'image/vnd.radiance',
    extensions: ['hdr'],
    signature: /^#\?(?:RADIANCE|RGBE)\s/,
    output: false,
    traits: ['deep'],
  },
  tga: {
    name: 'TGA',
    kind: 'image',
    mimeType: 'image/x-tga',
    extensions: ['tga', 'targa'],
    // It has no signature, only numbers with few allowed values: so it comes last.
    signature:
      /^.(?:\x01[\x01\x09].{5}|[\0\x01][\x02\x03\x0A\x0B].{5})(?:.{4})(?!\0\0)..(?!\0\0)..[\x08\x0F\x10\x18\x20][\0-\x3F]/s,
    output: false,
    traits: ['alpha'],
  },
} as const satisfies Record<string, Format>;
