import { ask, atRest } from '#jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { drawnPage } from '../controls/drawn-page.ts';
import { shrunk, shrunkSize } from '../results/shrunk.ts';

/** Larger images are not decoded entirely just for a thumbnail. */
const maxPixels = 50_000_000;

const made = new WeakMap<Entry | File, Promise<string | undefined>>();
/** What the engine draws, one at a time. */
let drawing: Promise<unknown> = Promise.resolve();

/** Whether a picture is still wanted when its turn comes. */
type IsWanted = () => boolean;

/**
 * Returns the address of a thumbnail of a file; `undefined` if there is none. Cached, and drawn one at a time to keep
 * memory low.
 */
export async function thumbnailOf(entry: Entry, isWanted: IsWanted = () => true): Promise<string | undefined> {
  // Nothing is known yet, so it may be requested again.
  if (!entry.facts) return undefined;
  return (await resultOf(entry, isWanted)) ?? once(entry, isWanted, () => draw(entry, isWanted));
}

/** The thumbnail of an image's result, once there is one. */
async function resultOf({ facts, task }: Entry, isWanted: IsWanted): Promise<string | undefined> {
  const [output] = task.state === 'done' ? task.outputs : [];
  if (!output?.file.type.startsWith('image/') || facts?.kind !== 'image') return undefined;
  if (facts.width * facts.height > maxPixels) return undefined;
  return once(output.file, isWanted, async () => (await shrunk(output.file, isWanted))?.address);
}

/** Files that cannot be drawn have no picture. One that was not wanted in its turn may be requested again. */
function once(key: Entry | File, isWanted: IsWanted, drawIt: () => Promise<string | undefined>) {
  const thumbnail =
    made.get(key) ??
    drawIt()
      .catch(() => undefined)
      .then((drawn) => {
        if (!drawn && !isWanted()) made.delete(key);
        return drawn;
      });
  made.set(key, thumbnail);
  return thumbnail;
}

async function draw(entry: Entry, isWanted: IsWanted): Promise<string | undefined> {
  const { file, facts, password = '' } = entry;
  if (!facts || facts.kind === 'subtitles') return undefined;
  if (facts.kind === 'document')
    return addressOf(await drawnPage({ file, password, size: shrunkSize }, { isWanted, isLast: true }));
  if (facts.thumbnail) return addressOf(facts.thumbnail);
  if (facts.kind !== 'image' || facts.width * facts.height > maxPixels) return undefined;
  if (!(await isDue(entry, isWanted))) return undefined;
  const own = await shrunk(file, isWanted).catch(() => undefined);
  if (own || !isWanted()) return own?.address;
  // The browser does not decode it.
  const turn = drawing.then(async () =>
    (await isDue(entry, isWanted))
      ? addressOf(await ask('image', { type: 'thumbnail', file, size: shrunkSize }))
      : undefined,
  );
  drawing = turn.catch(() => undefined);
  return turn;
}

const addressOf = (picture: Blob | undefined) => picture && URL.createObjectURL(picture);

/** Waits until nobody waits for work. Returns whether the file is still to be drawn. */
async function isDue(entry: Entry, isWanted: IsWanted): Promise<boolean> {
  if (isWanted()) await atRest('image');
  if (!isWanted()) return false;
  if (!(await resultOf(entry, isWanted))) return true;
  // Its result is shown instead.
  made.delete(entry);
  return false;
}

/** The size of an image made here, once its thumbnail is drawn. */
export async function pixelsOf(file: File): Promise<{ width: number; height: number } | undefined> {
  return (await made.get(file)) === undefined ? undefined : shrunk(file);
}
