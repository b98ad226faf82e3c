/** The longest side, in device pixels: twice the size at which rows show it. */
export const shrunkSize = 128;

/** A small picture of a file, and the size of the file's own in pixels. */
interface Shrunk {
  address: string;
  width: number;
  height: number;
}

const made = new WeakMap<File, Promise<Shrunk>>();
let making: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture, once and after all others, and keeps a small one of it; nothing if it is not wanted in its turn.
 *
 * @throws if the browser cannot decode all of it.
 */
export function shrunk(file: File, isWanted = () => true): Promise<Shrunk | undefined> {
  const turn = making.then(() => {
    const shrinking = made.get(file) ?? (isWanted() ? shrink(file) : undefined);
    if (shrinking) made.set(file, shrinking);
    return shrinking;
  });
  making = turn.catch(() => undefined);
  return turn;
}

/** Uses a bitmap, which frees its memory at once, whereas Chromium keeps the pixels of a decoded `Image` for long after. */
async function shrink(file: File): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, shrunkSize / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
  return { address: URL.createObjectURL(picture), width, height };
}
