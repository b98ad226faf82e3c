import { render } from 'lit';
import { formats, type FormatId } from '#formats/formats.ts';
import { shownByAll } from '#formats/shown-by-all.ts';
import { ask } from '#jobs/run-job.ts';
import { drawnPage } from '../controls/drawn-page.ts';
import { frameOf } from '../controls/preview.ts';
import { waveform } from '../controls/time/waveform.ts';

/** The longest side, in device pixels. */
const size = 900;
/** How many parts a waveform has. */
const parts = 120;

/** What the engines draw, one at a time to keep memory low. */
let drawing: Promise<unknown> = Promise.resolve();

function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const turn = drawing.then(draw);
  drawing = turn.catch(() => undefined);
  return turn;
}

async function imageFrom(source: Blob | undefined): Promise<HTMLImageElement | undefined> {
  if (!source) return undefined;
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(source);
  await image.decode();
  return image;
}

async function videoFrom(file: File): Promise<HTMLElement | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'metadata';
  video.tabIndex = -1;
  const isPlayed = new Promise<boolean>((resolve) => {
    video.addEventListener('loadedmetadata', () => resolve(video.videoWidth > 0), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
  });
  // The very first frame of many videos is blank.
  video.src = `${URL.createObjectURL(file)}#t=0.5`;
  return (await isPlayed) ? video : imageFrom(await inTurn(() => frameOf(file)));
}

async function soundFrom(file: File): Promise<HTMLElement | undefined> {
  const wave = waveform(await inTurn(() => ask('media', { type: 'peaks', file, count: parts })));
  const place = document.createElement('div');
  place.className = 'sound';
  render(wave, place);
  return place.querySelector('svg') ? place : undefined;
}

/**
 * Returns an element that shows a file: an image, a first page, a video frame, or how loud a recording is; `undefined`
 * if there is nothing to see.
 *
 * @throws {JobError} if the file cannot be drawn.
 */
export async function pictureOf(file: File, format: FormatId): Promise<HTMLElement | undefined> {
  const { kind } = formats[format];
  if (kind === 'video') return videoFrom(file);
  if (kind === 'audio') return soundFrom(file);
  if (shownByAll.includes(format)) return imageFrom(file);
  if (kind === 'document') return imageFrom(await inTurn(() => drawnPage({ file, size })));
  return kind === 'image' ? imageFrom(await inTurn(() => ask('image', { type: 'thumbnail', file, size }))) : undefined;
}
