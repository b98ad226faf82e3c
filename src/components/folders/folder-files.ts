import { asJobError } from '#errors/errors.ts';
import type { TakenFile } from '../files/take-files.ts';

// There are only two kinds.
const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory';

/**
 * Lists the files in a folder and its subfolders, in the order of their paths, which begin with its name. Hidden files,
 * and the contents of the folder `without`, are left out.
 */
export async function filesIn(
  folder: FileSystemDirectoryHandle,
  without: FileSystemDirectoryHandle | undefined,
): Promise<TakenFile[]> {
  const found = await listed(folder, without, folder.name);
  const order = new Intl.Collator(undefined, { numeric: true });
  return found.toSorted((one, other) => order.compare(one.path, other.path));
}

async function listed(
  folder: FileSystemDirectoryHandle,
  without: FileSystemDirectoryHandle | undefined,
  path: string,
): Promise<TakenFile[]> {
  const found: TakenFile[] = [];
  for await (const handle of folder.values()) {
    const below = `${path}/${handle.name}`;
    if (handle.name.startsWith('.')) continue;
    // Anything that is no folder is a file.
    if (!isFolder(handle)) found.push(await taken(handle as FileSystemFileHandle, below));
    else if (!(await without?.isSameEntry(handle))) found.push(...(await listed(handle, without, below)));
  }
  return found;
}

/** A file that cannot be opened is refused in its own row. */
async function taken(handle: FileSystemFileHandle, path: string): Promise<TakenFile> {
  try {
    return { file: await handle.getFile(), path };
  } catch (error) {
    return { file: new File([], handle.name), path, refused: asJobError(error) };
  }
}

/** Returns the file at a path below a folder; undefined if there is none. */
export async function fileAt(folder: FileSystemDirectoryHandle, path: string) {
  const names = path.split('/');
  const name = names.pop() ?? '';
  try {
    let parent = folder;
    for (const each of names) parent = await parent.getDirectoryHandle(each);
    return { parent, name, file: await (await parent.getFileHandle(name)).getFile() };
  } catch (error) {
    if (error instanceof DOMException && ['NotFoundError', 'TypeMismatchError'].includes(error.name)) return undefined;
    throw error;
  }
}
