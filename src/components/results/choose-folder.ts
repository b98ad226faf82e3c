declare global {
  interface Window {
    /** Only Chrome has it so far: https://wicg.github.io/file-system-access/ */
    showDirectoryPicker?(options: { mode: FolderUse; id?: string }): Promise<FileSystemDirectoryHandle>;
  }
}

export type FolderUse = 'read' | 'readwrite';

/** Whether this browser lets pages work in a folder that people choose. */
export const canChooseFolder = () => window.showDirectoryPicker !== undefined;

/** @param id what the folder is for: the browser starts where one was chosen for the same purpose. */
export function chooseFolder(mode: FolderUse, id: string): Promise<FileSystemDirectoryHandle | 'cancelled'> {
  const choosing = window.showDirectoryPicker?.({ mode, id });
  if (!choosing) throw new Error('This browser lets no page work in a folder');
  return unlessCancelled(choosing);
}

export async function unlessCancelled<Handle>(choosing: Promise<Handle>): Promise<Handle | 'cancelled'> {
  try {
    return await choosing;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}
