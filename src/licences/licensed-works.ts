/** Licences that shipped works may have, by SPDX identifier. Others fail the build. */
export const acceptedLicences = [
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'CC0-1.0',
  'FTL',
  'GPL-3.0',
  'IJG',
  'ISC',
  'LGPL-2.0',
  'LGPL-2.1',
  'LGPL-3.0',
  'MIT',
  'MIT-Modern-Variant',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Zlib',
  'libpng-2.0',
  'libtiff',
] as const;
export type LicenceId = (typeof acceptedLicences)[number];

/** A third-party work built into a package, which the package's own licence does not cover. */
export interface Work {
  name: string;
  /** By SPDX identifier; all of them apply. */
  licences: readonly LicenceId[];
  /** The notices that its licence requires to be kept. */
  copyright: readonly string[];
  source: string;
}

/** Version 3 of the LGPL includes the text of the GPL. */
export const lgpl3 = ['LGPL-3.0', 'GPL-3.0'] as const;

export const emscripten: Work = {
  name: 'Emscripten’s runtime, with musl',
  licences: ['MIT'],
  copyright: [
    'Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file',
    'Copyright © 2005-2020 Rich Felker, et al. (musl)',
  ],
  source: 'https://github.com/emscripten-core/emscripten',
};
export const aom: Work = {
  name: 'aom',
  licences: ['BSD-2-Clause'],
  copyright: ['Copyright (c) 2016, Alliance for Open Media. All rights reserved.'],
  source: 'https://aomedia.googlesource.com/aom',
};
export const libheif: Work = {
  name: 'libheif',
  licences: lgpl3,
  copyright: ['Copyright (c) 2017-2025 Dirk Farin <dirk.farin@gmail.com>, struktur AG'],
  source: 'https://github.com/strukturag/libheif',
};
export const libwebp: Work = {
  name: 'libwebp',
  licences: ['BSD-3-Clause'],
  copyright: ['Copyright (c) 2010, Google Inc. All rights reserved.'],
  source: 'https://chromium.googlesource.com/webm/libwebp',
};
export const mozjpeg: Work = {
  name: 'MozJPEG. This software is based in part on the work of the Independent JPEG Group',
  licences: ['IJG', 'BSD-3-Clause', 'Zlib'],
  copyright: [
    'Copyright (C) 1991-2020, Thomas G. Lane, Guido Vollbeding',
    'Copyright (C) 2009-2023 D. R. Commander. All Rights Reserved.',
    'Copyright (c) 2014, Mozilla Corporation. All rights reserved.',
  ],
  source: 'https://github.com/mozilla/mozjpeg',
};
export const openjpeg: Work = {
  name: 'OpenJPEG',
  licences: ['BSD-2-Clause'],
  copyright: [
    'Copyright (c) 2002-2014, Universite catholique de Louvain (UCL), Belgium',
    'Copyright (c) 2002-2014, Professor Benoit Macq',
    'Copyright (c) 2003-2014, Antonin Descampe',
    'Copyright (c) 2003-2009, Francois-Olivier Devaux',
    'Copyright (c) 2005, Herve Drolon, FreeImage Team',
    'Copyright (c) 2002-2003, Yannick Verschueren',
    'Copyright (c) 2001-2003, David Janssens',
    'Copyright (c) 2011-2012, Centre National d’Etudes Spatiales (CNES), France',
    'Copyright (c) 2012, CS Systemes d’Information, France',
  ],
  source: 'https://github.com/uclouvain/openjpeg',
};
export const lcms: Work = {
  name: 'Little CMS',
  licences: ['MIT'],
  copyright: ['Copyright (c) 1998-2025 Marti Maria Saguer'],
  source: 'https://github.com/mm2/Little-CMS',
};
export const zlib: Work = {
  name: 'zlib',
  licences: ['Zlib'],
  copyright: ['Copyright (C) 1995-2025 Jean-loup Gailly and Mark Adler'],
  source: 'https://github.com/zlib-ng/zlib-ng',
};
export const libpng: Work = {
  name: 'libpng',
  licences: ['libpng-2.0'],
  copyright: [
    'Copyright (c) 1995-2025 The PNG Reference Library Authors',
    'Copyright (c) 2018-2025 Cosmin Truta',
    'Copyright (c) 2000-2002, 2004, 2006-2018 Glenn Randers-Pehrson',
    'Copyright (c) 1996-1997 Andreas Dilger',
    'Copyright (c) 1995-1996 Guy Eric Schalnat, Group 42, Inc.',
  ],
  source: 'https://github.com/pnggroup/libpng',
};
export const libtiff: Work = {
  name: 'libtiff',
  licences: ['libtiff'],
  copyright: ['Copyright © 1988-1997 Sam Leffler', 'Copyright © 1991-1997 Silicon Graphics, Inc.'],
  source: 'https://gitlab.com/libtiff/libtiff',
};

export const mit = (name: string, source: string, ...copyright: string[]): Work => ({
  name,
  licences: ['MIT'],
  copyright,
  source,
});

/** What is in this repository, rather than in a package. */
export const builtHere: readonly Work[] = [
  {
    name: 'the CMYK profile of libvips',
    licences: ['LGPL-2.1'],
    copyright: ['The profile says of itself: public domain. No Warranty, Use at your own risk.'],
    source: 'https://github.com/libvips/libvips',
  },
  {
    name: 'minimp3',
    licences: ['CC0-1.0'],
    copyright: ['lieff and the contributors of minimp3 have put it into the public domain.'],
    source: 'https://github.com/lieff/minimp3',
  },
  {
    name: 'YuNet',
    licences: ['BSD-3-Clause'],
    copyright: ['Copyright (c) 2015-2023, Shiqi Yu, all rights reserved.'],
    source: 'https://github.com/ShiqiYu/libfacedetection',
  },
  {
    name: 'Lucide 1.62.0',
    licences: ['ISC', 'MIT'],
    copyright: [
      'Copyright (c) 2026 Lucide Icons and Contributors',
      'Copyright (c) 2013-present Cole Bemis (the icons that are from Feather)',
    ],
    source: 'https://github.com/lucide-icons/lucide',
  },
];
