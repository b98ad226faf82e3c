import { JobError } from '#errors/errors.ts';
import type { Output } from '#jobs/contract/job.ts';
import { removeOnceClosed } from '#jobs/disk/leftovers.ts';
import { removeResult } from '#jobs/disk/page-folders.ts';
import { folderWords as words } from '#words/folders.ts';
import type { Entry } from '../batch/entry.ts';
import type { ResultNames } from '../batch/result-names.ts';
import type { Delivery } from '../batch/run-task.ts';
import { FolderWriter, messageOf, type WrittenFile } from '../results/folder-writer.ts';
import { savedFiles } from '../results/saved-files.ts';
import type { DoneFile } from '../kept/kept-runs.ts';

interface Options {
  folder: FileSystemDirectoryHandle;
  names: ResultNames | undefined;
  /** The path of a file below the folder that it came from. */
  placeOf(entry: Entry): string;
  /** Called before one of their results is written, with all results started so far. */
  keep(entries: readonly Entry[], results: Pick<DoneFile, 'results' | 'isWhole'>): Promise<void>;
}

const stemOf = (path: string) => path.replace(/\.[^./]+$/, '');

/**
 * The paths of results: several results of one file go into a folder of its name, unless their own names begin with it.
 */
function pathsOf(outputs: readonly Output[], place: string | undefined): string[] {
  const names = outputs.map(({ file }) => file.name);
  if (place === undefined) return names;
  const parent = place.replace(/[^/]*$/, '');
  const stem = stemOf(place);
  const ownStem = stem.slice(parent.length);
  const alone = names.length === 1 || names.every((name) => name.startsWith(ownStem));
  return names.map((name) => (alone ? `${parent}${name}` : `${stem}/${name}`));
}

/**
 * Writes the results of a batch into a folder as they are made. Afterwards they are on disk, and no longer in memory.
 */
export class FolderDelivery implements Delivery {
  readonly #options: Options;
  readonly #writer: FolderWriter;
  #files = 0;
  #numbered = 0;
  /** Whether writing to the folder failed. */
  hasFailed = false;
  isHeld = false;

  constructor(options: Options) {
    this.#options = options;
    this.#writer = new FolderWriter(options.folder);
  }

  /** Resets the counts. */
  begin() {
    this.#files = 0;
    this.#numbered = 0;
    this.hasFailed = false;
  }

  get said(): readonly string[] {
    if (this.#files === 0) return [];
    const written = words.written(this.#files, this.#options.folder.name);
    return this.#numbered > 0 ? [written, words.withNumber(this.#numbered)] : [written];
  }

  /** Writes all results of a file, or none. */
  async deliver(outputs: readonly Output[], entries: readonly Entry[], signal: AbortSignal): Promise<Output[]> {
    if (this.isHeld) return [...outputs];
    const { folder, names, placeOf, keep } = this.#options;
    const [entry, ...others] = entries;
    const only = others.length === 0 ? entry : undefined;
    const done = entries.filter(({ task }) => task.state !== 'failed');
    const written: WrittenFile[] = [];
    const results: { path: string; size: number }[] = [];
    const delivered: Output[] = [];
    try {
      const named = names ? await names.named(outputs, only) : outputs;
      const paths = pathsOf(named, only && placeOf(only));
      for (const [index, output] of named.entries()) {
        const isWhole = index === named.length - 1;
        const onPath = (path: string) => {
          results.push({ path, size: output.file.size });
          return keep(done, { results: [...results], isWhole });
        };
        const path = paths[index] ?? output.file.name;
        written.push(await this.#writer.write(output.file, path, { signal, onPath }));
      }
      for (const [index, output] of named.entries()) delivered.push(await lyingThere(output, written[index]));
    } catch (error) {
      await Promise.allSettled(written.map(({ folder: parent, handle }) => removeOnceClosed(parent, handle.name)));
      if (signal.aborted) throw error;
      this.hasFailed = true;
      throw new JobError('folder-failed', { folder: folder.name, cause: messageOf(error) }, { cause: error });
    }
    this.#files += written.length;
    this.#numbered += written.filter(({ isNumbered }) => isNumbered).length;
    return delivered;
  }
}

/** Returns a result backed by its file in the folder. The bytes elsewhere can be freed. */
async function lyingThere({ file, onDisk, notes }: Output, written: WrittenFile | undefined): Promise<Output> {
  if (!written) throw new Error(`${file.name} was not written`);
  const there = await written.handle.getFile();
  const same = new File([there], there.name, { type: file.type, lastModified: there.lastModified });
  savedFiles.addWritten(same);
  if (onDisk) await removeResult(onDisk);
  return { file: same, notes };
}
