import { ask, atRest } from '#jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { drawnPage } from '../controls/drawn-page.ts';
import { shrunk, shrunkSize } from '../results/shrunk.ts';

/** Larger images are not decoded entirely just for a thumbnail. */
const maxPixels = 50_000_000;

const made = new WeakMap<Entry | File, Promise<string | undefined>>();
/**
 * `page`: thumbnails that the page draws, and documents, which PDFium draws. `engine`: those that need the engine,
 * whose own work comes first.
 */
const queues: Record<'page' | 'engine', Promise<unknown>> = { page: Promise.resolve(), engine: Promise.resolve() };

/** Whether a picture is still wanted when its turn comes. */
type IsWanted = () => boolean;
/** Stands for a picture that was not wanted: it may be requested again. */
const passedBy = Symbol('passed by');
type Drawn = string | undefined | typeof passedBy;

/**
 * Returns the address of a thumbnail of a file; `undefined` if there is none. Cached, and drawn one at a time to keep
 * memory low.
 */
export async function thumbnailOf(entry: Entry, isWanted: IsWanted = () => true): Promise<string | undefined> {
  // Nothing is known yet, so it may be requested again.
  if (!entry.facts) return undefined;
  return (await resultOf(entry, isWanted)) ?? once(entry, () => make(entry, isWanted));
}

/** The thumbnail of an image's result, once there is one. */
async function resultOf({ facts, task }: Entry, isWanted: IsWanted): Promise<string | undefined> {
  const [output] = task.state === 'done' ? task.outputs : [];
  if (!output?.file.type.startsWith('image/') || facts?.kind !== 'image') return undefined;
  if (facts.width * facts.height > maxPixels) return undefined;
  return once(output.file, () => inTurn('page', isWanted, () => smallOf(output.file)));
}

async function once(key: Entry | File, makeIt: () => Promise<Drawn>): Promise<string | undefined> {
  const thumbnail =
    made.get(key) ??
    makeIt().then((drawn) => {
      if (drawn !== passedBy) return drawn;
      made.delete(key);
      return undefined;
    });
  made.set(key, thumbnail);
  return thumbnail;
}

async function make(entry: Entry, isWanted: IsWanted): Promise<Drawn> {
  const { file, facts, password = '' } = entry;
  if (!facts) return undefined;
  if (facts.kind === 'subtitles') return undefined;
  if (facts.kind === 'document') return inTurn('page', isWanted, () => drawFirst(file, password, isWanted));
  if (facts.thumbnail) return URL.createObjectURL(facts.thumbnail);
  if (facts.kind !== 'image' || facts.width * facts.height > maxPixels) return undefined;
  const drawn = await inTurn('page', isWanted, () => smallOf(file));
  return drawn ?? inTurn('engine', isWanted, () => drawAtRest(entry, isWanted));
}

/** Files that cannot be drawn have no picture. */
function inTurn(queue: keyof typeof queues, isWanted: IsWanted, draw: () => Promise<Drawn>): Promise<Drawn> {
  const turn = queues[queue].then(() => (isWanted() ? draw() : passedBy)).catch(() => undefined);
  queues[queue] = turn;
  return turn;
}

/** Draws a file that the browser does not decode. */
async function drawAtRest(entry: Entry, isWanted: IsWanted): Promise<Drawn> {
  await atRest('image');
  // Its result is shown meanwhile.
  if (!isWanted() || (await resultOf(entry, isWanted))) return passedBy;
  const picture = await ask('image', { type: 'thumbnail', file: entry.file, size: shrunkSize });
  return picture && URL.createObjectURL(picture);
}

async function drawFirst(file: File, password: string, isWanted: IsWanted): Promise<Drawn> {
  const picture = await drawnPage({ file, password, size: shrunkSize }, { isWanted, isLast: true });
  if (picture) return URL.createObjectURL(picture);
  return isWanted() ? undefined : passedBy;
}

const smallOf = async (file: File) => (await shrunk(file)).address;

/** The size of an image made here, once its thumbnail is drawn. */
export async function pixelsOf(file: File): Promise<{ width: number; height: number } | undefined> {
  return (await made.get(file)) === undefined ? undefined : shrunk(file);
}
