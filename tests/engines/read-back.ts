import { expect } from '@playwright/test';
import { decodeWhole, readImage } from '../browser/readers.ts';
import { readMedia } from '../browser/media/media-readers.ts';
import { qpdf } from '../qpdf.ts';

const media = /\.(?:mp4|m4a|mov|webm|mkv|mp3|wav|ogg|flac|aac|opus)$/;
const images = /\.(?:jpe?g|png|gif|webp|avif|tiff?|svg)$/;

/**
 * Reads a result with a program that shares no code with ours.
 *
 * @param password of a PDF; of others it has no effect.
 * @throws if it cannot
 */
export async function readBack(name: string, bytes: Buffer, password = ''): Promise<void> {
  if (media.test(name)) {
    const { duration, tracks, complaints } = await readMedia(bytes);
    // FFprobe says so of every MP4 with a cover, also of FFmpeg's own.
    expect(complaints.replace(/.*stream 0, timescale not set\n/, ''), name).toBe('');
    expect(duration, name).toBeGreaterThan(0);
    for (const { frames } of tracks) expect(frames, name).toBeGreaterThan(0);
  } else if (images.test(name)) {
    expect((await readImage(bytes)).width, name).toBeGreaterThan(0);
    await decodeWhole(bytes);
  } else if (name.endsWith('.pdf')) {
    expect(
      (await qpdf([`--password=${password}`, '--check', 'result.pdf'], { 'result.pdf': bytes })).status,
      name,
    ).toBe(0);
  } else {
    // Text, and icons.
    expect(bytes.length, name).toBeGreaterThan(0);
  }
}
