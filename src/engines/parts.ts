import type { AssetName } from './assets.ts';
import type { InputFormatId } from '#formats/formats.ts';

/** One of the files that engines load on first use. */
export interface Part {
  name: string;
  does: string;
  /** The licences of everything in the file. */
  licence: string;
  /** The npm package; its version is that of the file. Undefined for what is in this repository. */
  package?: string;
  /** The path within the package, or within the repository. */
  path: string;
}

export const fileOf = ({ package: name, path }: Part) => (name === undefined ? path : `node_modules/${name}/${path}`);

const vips = { package: 'wasm-vips' };
const squoosh = 'Apache-2.0';
const dejavu = { licence: 'Bitstream Vera', package: 'dejavu-fonts-ttf', does: 'text in SVG and on PDF pages' };

const tessdata = (code: string, language: string): Part => ({
  name: `Tesseract’s data for ${language}`,
  does: `what Tesseract knows of ${language}`,
  licence: 'Apache-2.0',
  package: `@tesseract.js-data/${code}`,
  path: `4.0.0_best_int/${code}.traineddata.gz`,
});

/**
 * The table of everything that engines load. Each is a separate file, which anybody may replace with their own build.
 */
export const parts: Record<AssetName, Part> = {
  vips: {
    ...vips,
    name: 'libvips',
    does: 'reads, changes and writes pictures',
    licence: 'LGPL-2.1, with parts under BSD, MIT, IJG and libtiff licences',
    path: 'lib/vips.wasm',
  },
  'cmyk-profile': {
    name: 'the CMYK profile of libvips',
    does: 'says which colours pictures in CMYK without a profile have',
    licence: 'LGPL-2.1',
    path: 'src/engines/cmyk/profile.zz',
  },
  'vips-heif': {
    ...vips,
    name: 'libheif with aom',
    does: 'AVIF',
    licence: 'LGPL-3, BSD-2',
    path: 'lib/vips-heif.wasm',
  },
  'vips-jxl': { ...vips, name: 'libjxl', does: 'JPEG XL', licence: 'BSD-3', path: 'lib/vips-jxl.wasm' },
  libheif: {
    name: 'libheif with libde265',
    does: 'reads HEIC',
    licence: 'LGPL-3',
    package: 'libheif-js',
    path: 'libheif-wasm/libheif.wasm',
  },
  openjpeg: {
    name: 'OpenJPEG of PDF.js',
    does: 'reads JPEG 2000',
    licence: 'BSD-2',
    package: 'pdfjs-dist',
    path: 'wasm/openjpeg.wasm',
  },
  'openjpeg-deep': {
    name: 'OpenJPEG of Cornerstone',
    does: 'reads JPEG 2000 with more than 8 bits a channel',
    licence: 'MIT; BSD-2',
    package: '@cornerstonejs/codec-openjpeg',
    path: 'dist/openjpegwasm_decode.wasm',
  },
  resvg: { name: 'resvg', does: 'draws SVG', licence: 'MPL-2.0', package: '@resvg/resvg-wasm', path: 'index_bg.wasm' },
  'font-sans': { ...dejavu, name: 'DejaVu Sans', path: 'ttf/DejaVuSans.ttf' },
  'font-sans-bold': { ...dejavu, name: 'DejaVu Sans Bold', path: 'ttf/DejaVuSans-Bold.ttf' },
  'font-serif-italic': { ...dejavu, name: 'DejaVu Serif Italic', path: 'ttf/DejaVuSerif-Italic.ttf' },
  'font-mono': { ...dejavu, name: 'DejaVu Sans Mono', path: 'ttf/DejaVuSansMono.ttf' },
  minimp3: {
    name: 'minimp3',
    does: 'reads MP3',
    licence: 'CC0',
    path: 'src/engines/minimp3/decoder.wasm',
  },
  yunet: {
    name: 'YuNet',
    does: 'finds faces',
    licence: 'BSD-3',
    path: 'src/engines/yunet/weights.bin',
  },
  butteraugli: {
    licence: squoosh,
    name: 'Butteraugli',
    does: 'judges whether two pictures look the same',
    package: '@squoosh/lib',
    path: 'build/visdif-f4d1bd06.wasm',
  },
  'jsquash-jpeg': {
    licence: `${squoosh}; BSD-3, IJG`,
    name: 'MozJPEG',
    does: 'writes JPEG where the page is not isolated',
    package: '@jsquash/jpeg',
    path: 'codec/enc/mozjpeg_enc.wasm',
  },
  'jsquash-webp': {
    licence: `${squoosh}; BSD-3`,
    name: 'libwebp',
    does: 'writes WebP where the page is not isolated',
    package: '@jsquash/webp',
    path: 'codec/enc/webp_enc_simd.wasm',
  },
  'jsquash-avif': {
    licence: `${squoosh}; BSD-2`,
    name: 'libavif',
    does: 'writes AVIF where the page is not isolated',
    package: '@jsquash/avif',
    path: 'codec/enc/avif_enc.wasm',
  },
  'jsquash-oxipng': {
    licence: `${squoosh}; MIT`,
    name: 'OxiPNG',
    does: 'makes PNG smaller without loss',
    package: '@jsquash/oxipng',
    path: 'codec/pkg/squoosh_oxipng_bg.wasm',
  },
  'jsquash-resize': {
    licence: `${squoosh}; MIT`,
    name: 'resize',
    does: 'resizes where the page is not isolated',
    package: '@jsquash/resize',
    path: 'lib/resize/pkg/squoosh_resize_bg.wasm',
  },
  pdfium: {
    name: 'PDFium',
    does: 'draws PDF pages',
    licence: 'BSD-3, Apache-2.0; MIT',
    package: '@embedpdf/pdfium',
    path: 'dist/pdfium.wasm',
  },
  harfbuzz: {
    name: 'HarfBuzz',
    does: 'leaves out the glyphs of fonts that nothing uses',
    licence: 'MIT',
    package: 'harfbuzzjs',
    path: 'dist/harfbuzz-subset.wasm',
  },
  tesseract: {
    name: 'Tesseract',
    does: 'reads text in images',
    licence: 'Apache-2.0; BSD-2',
    package: 'tesseract.js-core',
    path: 'tesseract-core-simd-lstm.wasm',
  },
  'tessdata-ara': tessdata('ara', 'Arabic'),
  'tessdata-chi-sim': tessdata('chi_sim', 'Chinese'),
  'tessdata-deu': tessdata('deu', 'German'),
  'tessdata-eng': tessdata('eng', 'English'),
  'tessdata-fra': tessdata('fra', 'French'),
  'tessdata-hin': tessdata('hin', 'Hindi'),
  'tessdata-ita': tessdata('ita', 'Italian'),
  'tessdata-jpn': tessdata('jpn', 'Japanese'),
  'tessdata-nld': tessdata('nld', 'Dutch'),
  'tessdata-pol': tessdata('pol', 'Polish'),
  'tessdata-por': tessdata('por', 'Portuguese'),
  'tessdata-spa': tessdata('spa', 'Spanish'),
};

const addOn = (codec: string, program: string) => ({
  package: `@mediabunny/${codec}-encoder`,
  path: `dist/modules/build/${program}.js`,
});

/** The scripts that are loaded for audio and video, some with their modules inside. Each is also a separate file. */
export const mediaParts: readonly Part[] = [
  {
    name: 'Mediabunny',
    does: 'takes recordings apart and puts them together; the browser’s own codecs do the rest',
    licence: 'MPL-2.0',
    package: 'mediabunny',
    path: 'dist/bundles/mediabunny.min.mjs',
  },
  { ...addOn('mp3', 'lame'), name: 'LAME', does: 'writes MP3', licence: 'LGPL-2; MPL-2.0' },
  {
    ...addOn('aac', 'aac'),
    name: 'AAC of FFmpeg',
    does: 'writes AAC where the browser does not',
    licence: 'LGPL-2.1; MPL-2.0',
  },
  { ...addOn('flac', 'flac'), name: 'libFLAC', does: 'writes FLAC', licence: 'BSD-3; MPL-2.0' },
  {
    name: 'Signalsmith Stretch',
    does: 'keeps the pitch at another speed',
    licence: 'MIT',
    package: 'signalsmith-stretch',
    path: 'SignalsmithStretch.mjs',
  },
];

const libvips = 'libvips';
const browser = 'the browser';
const ownCode = 'our own code';

/** What reads and writes each image format: parts from the table above, the browser, or code of this site (MIT). */
export const imageEngines: Record<InputFormatId<'image'>, { reads: string; writes?: string }> = {
  jpeg: {
    reads: `${libvips} (libjpeg-turbo)`,
    writes: `${libvips} (MozJPEG); ${ownCode} where it is only turned or cut; MozJPEG without isolation`,
  },
  png: {
    reads: `${libvips}; frames of APNG by ${ownCode}`,
    writes: `${libvips}, then OxiPNG; ${ownCode} joins frames; OxiPNG without isolation`,
  },
  webp: { reads: `${libvips} (libwebp)`, writes: `${libvips}; libwebp of Squoosh without isolation` },
  avif: {
    reads: `${libvips} (libheif, aom); sequences by ${browser}`,
    writes: `${libvips}; animations by ${browser} and ${ownCode}; libavif of Squoosh without isolation`,
  },
  gif: { reads: `${libvips} (nsgif)`, writes: `${libvips} (cgif)` },
  tiff: { reads: `${libvips} (libtiff)`, writes: `${libvips}; ${ownCode} joins pages` },
  jxl: { reads: `${libvips} (libjxl)`, writes: libvips },
  heic: { reads: 'libheif with libde265' },
  svg: { reads: 'resvg, with the DejaVu fonts for text' },
  psd: { reads: `${ownCode}: the merged image` },
  raw: { reads: `${ownCode} finds the preview, ${browser} decodes it` },
  bmp: { reads: browser, writes: ownCode },
  ico: { reads: browser, writes: ownCode },
  cur: { reads: browser },
  qoi: { reads: ownCode },
  jp2: { reads: 'OpenJPEG; with transparency, in 8 bits a channel' },
  pnm: { reads: libvips },
  pam: { reads: ownCode },
  hdr: { reads: libvips },
  tga: { reads: ownCode },
};
