import type { FormatId } from '#formats/formats.ts';

/** Tools that look for something most files lack are tried with these formats only. */
export const samplesOfTool: Record<string, Partial<Record<FormatId, string>>> = {
  'image-to-text': { png: 'tests/fixtures/images/scan.png' },
  'extract-subtitles': {
    mp4: 'tests/fixtures/subtitles/timed.mp4',
    mov: 'tests/fixtures/subtitles/timed.mov',
    webm: 'tests/fixtures/subtitles/texts.webm',
    mkv: 'tests/fixtures/subtitles/texts.mkv',
  },
};

/** A sound file of every format, for tests that go through all of them. A new format does not compile without one. */
export const samples: Record<FormatId, string> = {
  jpeg: 'tests/fixtures/photos/coffee.jpg',
  png: 'tests/fixtures/photos/cat.png',
  webp: 'tests/fixtures/images/photo.webp',
  avif: 'tests/fixtures/images/photo.avif',
  gif: 'tests/fixtures/images/animated.gif',
  tiff: 'tests/fixtures/images/photo.tif',
  jxl: 'tests/fixtures/images/photo.jxl',
  heic: 'tests/fixtures/images/photo.heic',
  svg: 'tests/fixtures/images/drawing.svg',
  psd: 'tests/fixtures/images/transparent.psd',
  raw: 'tests/fixtures/images/camera.raf',
  bmp: 'tests/fixtures/images/photo.bmp',
  ico: 'tests/fixtures/images/icon.ico',
  cur: 'tests/fixtures/images/pointer.cur',
  qoi: 'tests/fixtures/images/photo.qoi',
  jp2: 'tests/fixtures/images/photo.jp2',
  tga: 'tests/fixtures/images/photo.tga',
  pnm: 'tests/fixtures/images/photo.ppm',
  pam: 'tests/fixtures/images/photo.pam',
  hdr: 'tests/fixtures/images/photo.hdr',
  mp4: 'tests/fixtures/media/clip.mp4',
  mov: 'tests/fixtures/media/clip.mov',
  webm: 'tests/fixtures/media/clip.webm',
  mkv: 'tests/fixtures/media/tracks.mkv',
  ts: 'tests/fixtures/media/clip.m2ts',
  mp3: 'tests/fixtures/media/tone.mp3',
  m4a: 'tests/fixtures/media/tone.m4a',
  aac: 'tests/fixtures/media/tone.aac',
  wav: 'tests/fixtures/media/tone.wav',
  flac: 'tests/fixtures/media/surround.flac',
  ogg: 'tests/fixtures/media/tone.ogg',
  aiff: 'tests/fixtures/media/tone.aiff',
  caf: 'tests/fixtures/media/tone.caf',
  srt: 'tests/fixtures/subtitles/lines.srt',
  vtt: 'tests/fixtures/subtitles/lines.vtt',
  pdf: 'tests/fixtures/pdf/illustrated.pdf',
};

/** A word on every page of the sample PDF. */
export const wordInSamples = 'Pictures';
/** A key and its certificate in one file. */
export const keySample = 'tests/fixtures/signatures/rsa.pem';
