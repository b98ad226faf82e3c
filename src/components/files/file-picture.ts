import { formats, type FormatId } from '../../formats/formats.ts';
import { shownByAll } from '../../formats/shown-by-all.ts';
import { ask } from '../../jobs/run-job.ts';
import { drawnPage } from '../controls/drawn-page.ts';

/** The longest side, in device pixels. */
const size = 900;

async function drawn(file: File, format: FormatId): Promise<Blob | undefined> {
  if (format === 'pdf') return drawnPage({ file, size });
  return formats[format].kind === 'image' ? ask('image', { type: 'thumbnail', file, size }) : undefined;
}

/**
 * Returns an element that shows a file: an image, a first page, or a video frame; `undefined` if there is nothing to
 * see.
 */
export async function pictureOf(file: File, format: FormatId): Promise<HTMLElement | undefined> {
  if (formats[format].kind === 'video') {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'metadata';
    video.tabIndex = -1;
    // The very first frame of many videos is blank.
    video.src = `${URL.createObjectURL(file)}#t=0.5`;
    return video;
  }
  const source = shownByAll.includes(format) ? file : await drawn(file, format);
  if (!source) return undefined;
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(source);
  await image.decode();
  return image;
}
