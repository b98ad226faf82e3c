import { drawPages } from '../jobs/run-job.ts';
import type { Entry } from './batch.ts';

/** The longest side, in device pixels: twice the size it is shown at. */
const size = 128;
/** Larger images are not decoded whole for the sake of a small picture. */
const maxPixels = 50_000_000;

const made = new WeakMap<Entry | File, Promise<string | undefined>>();
let queue: Promise<unknown> = Promise.resolve();

/** The address of a small picture of a file, or nothing where there is none to show. Made once; one at a time, so that memory stays low. */
export async function thumbnailOf(entry: Entry): Promise<string | undefined> {
  // Nothing is known yet: ask again.
  if (!entry.facts) return undefined;
  return (await resultOf(entry)) ?? once(entry, () => make(entry));
}

/** What a picture has become, once it has. */
async function resultOf({ facts, task }: Entry): Promise<string | undefined> {
  const [output] = task.state === 'done' ? task.outputs : [];
  if (!output?.file.type.startsWith('image/') || facts?.kind !== 'image') return undefined;
  if (facts.width * facts.height > maxPixels) return undefined;
  return once(output.file, () => inTurn(() => shrink(output.file)));
}

async function once(key: Entry | File, makeIt: () => Promise<string | undefined>): Promise<string | undefined> {
  let thumbnail = made.get(key);
  if (!thumbnail) {
    thumbnail = makeIt();
    made.set(key, thumbnail);
  }
  return thumbnail;
}

async function make({ file, facts, password = '' }: Entry): Promise<string | undefined> {
  if (!facts) return undefined;
  if (facts.kind === 'subtitles') return undefined;
  if (facts.kind === 'document') return inTurn(() => drawFirst(file, password));
  if (facts.thumbnail) return URL.createObjectURL(facts.thumbnail);
  if (facts.kind !== 'image' || facts.width * facts.height > maxPixels) return undefined;
  return inTurn(() => shrink(file));
}

/** Files that cannot be drawn go without a picture: the engine may read what the browser or PDFium cannot. */
function inTurn(draw: () => Promise<string | undefined>): Promise<string | undefined> {
  const turn = queue.then(draw).catch(() => undefined);
  queue = turn;
  return turn;
}

async function drawFirst(file: File, password: string): Promise<string | undefined> {
  const [picture] = await drawPages(file, password, [0], size);
  return picture && URL.createObjectURL(picture);
}

async function shrink(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = size / Math.max(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * Math.min(1, scale))),
    Math.max(1, Math.round(bitmap.height * Math.min(1, scale))),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 }));
}
