import type { FormatId } from '../src/formats.ts';

/** A sound file of every format, for tests that go through all of them: a new format does not compile without one. */
export const samples: Record<FormatId, string> = {
  jpeg: 'tests/fixtures/photos/coffee.jpg',
  png: 'tests/fixtures/photos/cat.png',
  webp: 'tests/fixtures/images/photo.webp',
  avif: 'tests/fixtures/images/photo.avif',
  gif: 'tests/fixtures/images/animated.gif',
  tiff: 'tests/fixtures/images/photo.tif',
  jxl: 'tests/fixtures/images/photo.jxl',
  heic: 'tests/fixtures/images/photo.heic',
  pnm: 'tests/fixtures/images/photo.ppm',
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
  pdf: 'tests/fixtures/pdf/first.pdf',
};
