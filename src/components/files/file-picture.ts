import { formats, type FormatId } from '../../formats/formats.ts';
import { ask } from '../../jobs/run-job.ts';

/** Of the longest side, in device pixels. */
const size = 900;

/** What every browser shows by itself. */
const shown: readonly FormatId[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg', 'bmp', 'ico'];

async function drawn(file: File, format: FormatId): Promise<Blob | undefined> {
  if (format === 'pdf') {
    const [page] = await ask('pdf', { type: 'thumbnails', file, password: '', pages: [0], size });
    return page;
  }
  return formats[format].kind === 'image' ? ask('image', { type: 'thumbnail', file, size }) : undefined;
}

/** An element that shows a file: a picture, a first page, a frame of a film; nothing where there is nothing to see. */
export async function pictureOf(file: File, format: FormatId): Promise<HTMLElement | undefined> {
  if (formats[format].kind === 'video') {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'metadata';
    video.tabIndex = -1;
    // Nothing is seen of the very first frame of many films.
    video.src = `${URL.createObjectURL(file)}#t=0.5`;
    return video;
  }
  const source = shown.includes(format) ? file : await drawn(file, format);
  if (!source) return undefined;
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(source);
  await image.decode();
  return image;
}
