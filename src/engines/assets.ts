import tessdataAra from '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz?url';
import tessdataChiSim from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url';
import tessdataDeu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import tessdataEng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import tessdataFra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import tessdataHin from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url';
import tessdataIta from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import tessdataJpn from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?url';
import tessdataNld from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import tessdataPol from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url';
import tessdataPor from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import tessdataSpa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import openjpegDeep from '@cornerstonejs/codec-openjpeg/decodewasm?url';
import pdfium from '@embedpdf/pdfium/pdfium.wasm?url';
import jsquashAvif from '@jsquash/avif/codec/enc/avif_enc.wasm?url';
import jsquashJpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';
import jsquashOxipng from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url';
import jsquashResize from '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm?url';
import jsquashWebp from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url';
import harfbuzz from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import libheif from 'libheif-js/libheif-wasm/libheif.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import resvg from '@resvg/resvg-wasm/index_bg.wasm?url';
import fontMono from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';
import fontSans from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import fontSerifItalic from 'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf?url';
import fontSansBold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import butteraugli from '@squoosh/lib/build/visdif-f4d1bd06.wasm?url';
import yunet from './yunet/weights.bin?url';
import vipsHeif from 'wasm-vips/vips-heif.wasm?url';
import vipsJxl from 'wasm-vips/vips-jxl.wasm?url';
import vips from 'wasm-vips/vips.wasm?url';
import cmykProfile from './cmyk/profile.zz?url';
import minimp3 from './minimp3/decoder.wasm?url';

interface AssetSource {
  url: string;
  /** `module`: compiled once, and shared by every worker. `blob`: for loaders that need the bytes. */
  as: 'module' | 'blob';
}

/** The files that engines load on first use. Nothing else is ever fetched for them. */
export const assets = {
  yunet: { url: yunet, as: 'blob' },
  vips: { url: vips, as: 'module' },
  'cmyk-profile': { url: cmykProfile, as: 'blob' },
  'vips-heif': { url: vipsHeif, as: 'module' },
  'vips-jxl': { url: vipsJxl, as: 'module' },
  resvg: { url: resvg, as: 'module' },
  'font-sans': { url: fontSans, as: 'blob' },
  'font-sans-bold': { url: fontSansBold, as: 'blob' },
  'font-serif-italic': { url: fontSerifItalic, as: 'blob' },
  'font-mono': { url: fontMono, as: 'blob' },
  harfbuzz: { url: harfbuzz, as: 'module' },
  libheif: { url: libheif, as: 'module' },
  openjpeg: { url: openjpeg, as: 'module' },
  'openjpeg-deep': { url: openjpegDeep, as: 'module' },
  minimp3: { url: minimp3, as: 'module' },
  butteraugli: { url: butteraugli, as: 'module' },
  'jsquash-avif': { url: jsquashAvif, as: 'module' },
  'jsquash-jpeg': { url: jsquashJpeg, as: 'module' },
  'jsquash-oxipng': { url: jsquashOxipng, as: 'module' },
  'jsquash-resize': { url: jsquashResize, as: 'module' },
  pdfium: { url: pdfium, as: 'module' },
  'jsquash-webp': { url: jsquashWebp, as: 'module' },
  tesseract: { url: tesseract, as: 'module' },
  'tessdata-ara': { url: tessdataAra, as: 'blob' },
  'tessdata-chi-sim': { url: tessdataChiSim, as: 'blob' },
  'tessdata-deu': { url: tessdataDeu, as: 'blob' },
  'tessdata-eng': { url: tessdataEng, as: 'blob' },
  'tessdata-fra': { url: tessdataFra, as: 'blob' },
  'tessdata-hin': { url: tessdataHin, as: 'blob' },
  'tessdata-ita': { url: tessdataIta, as: 'blob' },
  'tessdata-jpn': { url: tessdataJpn, as: 'blob' },
  'tessdata-nld': { url: tessdataNld, as: 'blob' },
  'tessdata-pol': { url: tessdataPol, as: 'blob' },
  'tessdata-por': { url: tessdataPor, as: 'blob' },
  'tessdata-spa': { url: tessdataSpa, as: 'blob' },
} satisfies Record<string, AssetSource>;

export type AssetName = keyof typeof assets;
