import { readingLanguages } from '#jobs/contract/reading.ts';
import {
  lgpl3,
  emscripten,
  aom,
  libheif,
  libwebp,
  mozjpeg,
  openjpeg,
  lcms,
  zlib,
  libpng,
  libtiff,
  mit,
  type Work,
} from './licensed-works.ts';

/** Tesseract's language data, in packages without a licence text. */
const tessdata = Object.keys(readingLanguages).map((id) => `@tesseract.js-data/${id}`);

/** The contents of libvips as shipped: its package lists them in `THIRD-PARTY-NOTICES.md`, which a test reads. */
const inVips: readonly Work[] = [
  aom,
  mit('brotli', 'https://github.com/google/brotli', 'Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors'),
  mit('cgif', 'https://github.com/dloebl/cgif', 'Copyright (c) 2021-2025 Daniel Löbl'),
  emscripten,
  mit(
    'expat',
    'https://github.com/libexpat/libexpat',
    'Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper',
    'Copyright (c) 2001-2025 Expat maintainers',
  ),
  {
    name: 'glib',
    licences: lgpl3,
    copyright: ['Copyright (C) 1995-2025 The GLib developers'],
    source: 'https://gitlab.gnome.org/GNOME/glib',
  },
  {
    name: 'highway',
    licences: ['BSD-3-Clause'],
    copyright: ['Copyright (c) the Highway Project Authors. All rights reserved.'],
    source: 'https://github.com/google/highway',
  },
  lcms,
  {
    name: 'libexif',
    licences: lgpl3,
    copyright: ['Copyright (c) 2001-2025 Lutz Müller and the libexif developers'],
    source: 'https://github.com/libexif/libexif',
  },
  mit('libffi', 'https://github.com/libffi/libffi', 'Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others'),
  libheif,
  {
    name: 'libimagequant',
    licences: ['BSD-2-Clause'],
    copyright: [
      'Copyright (c) 1989, 1991 by Jef Poskanzer',
      'Copyright (c) 1997, 2000, 2002 by Greg Roelofs',
      'Copyright (c) 2009-2017 Kornel Lesiński',
    ],
    source: 'https://github.com/lovell/libimagequant',
  },
  {
    name: 'libjxl',
    licences: ['BSD-3-Clause'],
    copyright: ['Copyright (c) the JPEG XL Project Authors. All rights reserved.'],
    source: 'https://github.com/libjxl/libjxl',
  },
  mit(
    'libnsgif',
    'https://source.netsurf-browser.org/libnsgif.git',
    'Copyright (c) 2004 Richard Wilson',
    'Copyright (c) 2008 Sean Fox',
    'Copyright (c) 2013-2022 Michael Drake',
  ),
  libpng,
  libtiff,
  mit('libultrahdr', 'https://github.com/google/libultrahdr', 'Copyright (c) 2022 The Android Open Source Project'),
  {
    name: 'libvips',
    licences: lgpl3,
    copyright: ['Copyright (C) 1989-2025 John Cupitt, the National Gallery, Birkbeck College and other contributors'],
    source: 'https://github.com/libvips/libvips',
  },
  libwebp,
  mozjpeg,
  mit('resvg', 'https://github.com/linebender/resvg', 'Copyright (c) 2018 the Resvg Authors'),
  { ...zlib, name: 'zlib-ng' },
];

/** Works built into packages, by package. What npm knows about the package itself is read from it. */
export const worksWithin: Record<string, readonly Work[]> = {
  ...Object.fromEntries(
    tessdata.map((name): [string, Work[]] => [
      name,
      [
        {
          name: 'tessdata_best',
          licences: ['Apache-2.0'],
          copyright: ['Copyright (C) 2006-2025 Google Inc. and the contributors of Tesseract'],
          source: 'https://github.com/tesseract-ocr/tessdata_best',
        },
      ],
    ]),
  ),
  'wasm-vips': inVips,
  'libheif-js': [
    libheif,
    {
      ...libheif,
      name: 'libde265',
      copyright: ['Copyright (c) 2013-2025 struktur AG, Dirk Farin <farin@struktur.de>'],
      source: 'https://github.com/strukturag/libde265',
    },
    emscripten,
  ],
  '@embedpdf/pdfium': [
    {
      name: 'FreeType. Portions of this software are copyright © 2025 The FreeType Project (https://freetype.org). All rights reserved',
      licences: ['FTL'],
      copyright: ['Copyright 1996-2025 by David Turner, Robert Wilhelm, and Werner Lemberg'],
      source: 'https://gitlab.freedesktop.org/freetype/freetype',
    },
    {
      name: 'Abseil',
      licences: ['Apache-2.0'],
      copyright: ['Copyright The Abseil Authors'],
      source: 'https://github.com/abseil/abseil-cpp',
    },
    {
      name: 'ICU',
      licences: ['Unicode-3.0'],
      copyright: ['Copyright © 2016-2025 Unicode, Inc.'],
      source: 'https://github.com/unicode-org/icu',
    },
    mozjpeg,
    openjpeg,
    lcms,
    zlib,
    libpng,
    libtiff,
    emscripten,
  ],
  '@cornerstonejs/codec-openjpeg': [openjpeg, emscripten],
  '@jsquash/avif': [
    {
      name: 'libavif',
      licences: ['BSD-2-Clause'],
      copyright: ['Copyright 2019 Joe Drago. All rights reserved.'],
      source: 'https://github.com/AOMediaCodec/libavif',
    },
    aom,
    emscripten,
  ],
  '@jsquash/jpeg': [mozjpeg, emscripten],
  '@jsquash/webp': [libwebp, emscripten],
  '@jsquash/oxipng': [mit('OxiPNG', 'https://github.com/shssoichiro/oxipng', 'Copyright (c) 2016 Joshua Holmer')],
  '@squoosh/lib': [
    {
      name: 'Butteraugli',
      licences: ['Apache-2.0'],
      copyright: ['Copyright 2016 Google Inc.'],
      source: 'https://github.com/google/butteraugli',
    },
    emscripten,
  ],
  harfbuzzjs: [
    {
      name: 'HarfBuzz',
      licences: ['MIT-Modern-Variant'],
      copyright: [
        'Copyright © 2010-2025 Google, Inc., Behdad Esfahbod, Ebrahim Byagowi, Facebook, Inc., Mozilla Foundation, Codethink Limited, Nokia Corporation, Keith Stribley, Martin Hosken and SIL International, Chris Wilson, David Turner, Red Hat, Inc., Werner Lemberg, Igalia S.L., Matthias Clasen, Khaled Hosny, Adobe, Inc.',
      ],
      source: 'https://github.com/harfbuzz/harfbuzz',
    },
  ],
  'tesseract.js-core': [
    {
      name: 'Tesseract',
      licences: ['Apache-2.0'],
      copyright: ['Copyright (C) 2006-2025 Google Inc. and the contributors of Tesseract'],
      source: 'https://github.com/tesseract-ocr/tesseract',
    },
    {
      name: 'Leptonica',
      licences: ['BSD-2-Clause'],
      copyright: ['Copyright (C) 2001-2025 Leptonica. All rights reserved.'],
      source: 'https://github.com/DanBloomberg/leptonica',
    },
    emscripten,
  ],
  '@mediabunny/mp3-encoder': [
    {
      name: 'LAME (https://lame.sourceforge.io)',
      licences: ['LGPL-2.0'],
      copyright: ['Copyright (c) 1999-2025 The LAME Project'],
      source: 'https://lame.sourceforge.io/download.php',
    },
    emscripten,
  ],
  '@mediabunny/aac-encoder': [
    {
      name: 'the AAC encoder of FFmpeg (https://ffmpeg.org)',
      licences: ['LGPL-2.1'],
      copyright: ['Copyright (c) 2000-2025 the FFmpeg developers'],
      source: 'https://git.ffmpeg.org/ffmpeg.git',
    },
    emscripten,
  ],
  '@mediabunny/flac-encoder': [
    {
      name: 'libFLAC',
      licences: ['BSD-3-Clause'],
      copyright: ['Copyright (C) 2000-2009 Josh Coalson', 'Copyright (C) 2011-2025 Xiph.Org Foundation'],
      source: 'https://github.com/xiph/flac',
    },
    emscripten,
  ],
  'signalsmith-stretch': [emscripten],
};

/** The copyright notices that must be kept, for packages without a licence text. */
export const copyrightOf: Record<string, readonly string[]> = {
  '@cornerstonejs/codec-openjpeg': ['Copyright (c) the Cornerstone.js contributors'],
  '@resvg/resvg-wasm': ['Copyright (c) 2021-present yisibl and the resvg-js contributors'],
  '@squoosh/lib': ['Copyright 2020 Google LLC'],
  'signalsmith-stretch': ['Copyright (c) 2022 Geraint Luff / Signalsmith Audio Ltd.'],
  ...Object.fromEntries(tessdata.map((name) => [name, ['Copyright (c) the Tesseract.js contributors']])),
};

/** Licence texts deeper in packages, for parts that are shipped. */
export const furtherTexts: Record<string, readonly string[]> = {
  'pdfjs-dist': ['cmaps/LICENSE', 'wasm/LICENSE_OPENJPEG', 'wasm/LICENSE_PDFJS_OPENJPEG'],
  '@jsquash/jpeg': ['codec/LICENSE.codec.md'],
  '@jsquash/oxipng': ['codec/LICENSE.codec.md'],
  '@jsquash/webp': ['codec/LICENSE.codec.md'],
  '@jsquash/resize': ['lib/resize/LICENSE.codec.md'],
};
