import { formats, type FormatId } from '../../formats/formats.ts';
import { ask } from '../../jobs/run-job.ts';

/** The longest side, in device pixels. */
const size = 900;

/** The formats that every browser shows without our engines. */
const shown: readonly FormatId[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg', 'bmp', 'ico'];

async function drawn(file: File, format: FormatId): Promise<Blob | undefined> {
  if (format === 'pdf') {
    const [page] = await ask('pdf', { type: 'thumbnails', file, password: '', pages: [0], size });
    return page;
  }
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
  const source = shown.includes(format) ? file : await drawn(file, format);
  if (!source) return undefined;
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(source);
  await image.decode();
  return image;
}
