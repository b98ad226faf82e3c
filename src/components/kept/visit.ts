import { openArea } from '#jobs/disk/disk.ts';
import { takeFolder } from '#jobs/disk/page-folders.ts';
import { deleteVisit, getVisit, putVisit, type KeptFile, type KeptVisit } from './kept-visits.ts';
import type { TakenFile } from '../files/take-files.ts';

type Place = Pick<TakenFile, 'file' | 'onDisk'>;
type Address = Pick<KeptVisit, 'tab' | 'id'>;

/** Returns the name that a file is stored under. */
export type KeepFile = (file: Place) => KeptFile;
export type ReopenFile = (file: KeptFile) => Promise<Place>;

/** Stores one visit repeatedly. A file is copied only once. */
export class VisitKeeper {
  readonly address: Address;
  readonly #numbers = new WeakMap<File, number>();
  #next: number;
  #last: Promise<unknown> = Promise.resolve();

  /** @param next the first unused copy number. */
  constructor(address: Address, next = 0) {
    this.address = address;
    this.#next = next;
  }

  /** Registers a file as already copied. */
  know(file: File, number: number) {
    this.#numbers.set(file, number);
  }

  /**
   * Stores the current state of a visit, after earlier requests. If its files take more than `most` bytes, it is
   * deleted instead, because they would have to be copied.
   *
   * @throws {DOMException} if the browser cannot store it.
   */
  keep(folders: string[], stateOf: (keep: KeepFile) => unknown, most = Infinity): Promise<void> {
    const kept = this.#last.then(() => this.#keep(folders, stateOf, most));
    this.#last = kept.catch(() => undefined);
    return kept;
  }

  async #keep(folders: string[], stateOf: (keep: KeepFile) => unknown, most: number) {
    const used = new Map<number, File>();
    const state = stateOf(({ file, onDisk }) => {
      if (onDisk) return { onDisk, name: file.name, type: file.type };
      const copy = this.#numbers.get(file) ?? [...used].find(([, other]) => other === file)?.[0] ?? this.#next++;
      used.set(copy, file);
      return { copy };
    });
    const { tab, id } = this.address;
    const bytes = [...used.values()].reduce((sum, { size }) => sum + size, 0);
    if (bytes > most) return deleteVisit(tab, id);
    const added = new Map([...used].filter(([, file]) => !this.#numbers.has(file)));
    await putVisit({ tab, id, at: Date.now(), folders, state }, added, new Set(used.keys()));
    for (const [number, file] of added) this.know(file, number);
  }
}

/**
 * Opens a stored visit, and holds its folders for as long as this page lives.
 *
 * @returns its state and its keeper; `undefined` if it is gone.
 */
export async function openVisit<State>(
  address: Address,
): Promise<{ state: State; keeper: VisitKeeper; reopen: ReopenFile } | undefined> {
  const found = await getVisit<State>(address.tab, address.id);
  if (!found) return undefined;
  const { visit, copies } = found;
  await Promise.all(visit.folders.map(takeFolder));
  const keeper = new VisitKeeper(address, Math.max(-1, ...copies.keys()) + 1);
  for (const [number, file] of copies) keeper.know(file, number);
  const reopen = async (kept: KeptFile): Promise<Place> => {
    if ('copy' in kept) {
      const file = copies.get(kept.copy);
      if (!file) throw new Error(`There is no copy ${kept.copy}`);
      return { file };
    }
    const { onDisk, name, type } = kept;
    return { onDisk, file: new File([await openResult(onDisk.folder, onDisk.name)], name, { type }) };
  };
  return { state: visit.state, keeper, reopen };
}

async function openResult(folder: string, name: string): Promise<File> {
  const results = await openArea('results');
  if (!results) throw new Error('Nothing is kept on the disk');
  return (await (await results.getDirectoryHandle(folder)).getFileHandle(name)).getFile();
}
