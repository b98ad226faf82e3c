/** The operations that a full or broken disk refuses. */
export interface Refusal {
  /** The name of the exception. */
  name: string;
  at: 'create' | 'open' | 'write' | 'flush' | 'move';
  /** The number of bytes that are accepted first. */
  after?: number;
  /** Whether it also fails to remove anything. */
  removesNothing?: boolean;
}

/** A browser's private disk, in memory: as much of the File System Standard as results need. */
export function privateDisk(refusal?: Refusal) {
  const refuse = (at: Refusal['at']) => {
    if (refusal?.at === at) throw new DOMException('No space', refusal.name);
  };
  let taken = 0;

  class FileHandle {
    readonly kind = 'file';
    bytes = new Uint8Array(new ArrayBuffer(0, { maxByteLength: 200_000_000 }));
    isOpen = false;
    files: Map<string, FileHandle | Directory>;
    readonly name: string;
    constructor(files: Map<string, FileHandle | Directory>, name: string) {
      this.files = files;
      this.name = name;
    }
    async createSyncAccessHandle() {
      refuse('open');
      this.isOpen = true;
      return {
        write: (piece: Uint8Array, { at }: { at: number }) => {
          if (taken + piece.length > (refusal?.after ?? 0)) refuse('write');
          taken += piece.length;
          const end = at + piece.length;
          if (end > this.bytes.length) this.bytes.buffer.resize(end);
          this.bytes.set(piece, at);
          return piece.length;
        },
        flush: () => refuse('flush'),
        close: () => (this.isOpen = false),
      };
    }
    async move({ entries }: Directory) {
      refuse('move');
      this.files.delete(this.name);
      this.files = entries;
      entries.set(this.name, this);
    }
    async getFile() {
      return new File([this.bytes], this.name);
    }
  }

  class Directory {
    readonly kind = 'directory';
    readonly entries = new Map<string, FileHandle | Directory>();
    async getDirectoryHandle(name: string): Promise<FileHandle | Directory> {
      const known = this.entries.get(name) ?? new Directory();
      this.entries.set(name, known);
      return known;
    }
    async getFileHandle(name: string): Promise<FileHandle | Directory> {
      refuse('create');
      const known = this.entries.get(name) ?? new FileHandle(this.entries, name);
      this.entries.set(name, known);
      return known;
    }
    async removeEntry(name: string) {
      if (refusal?.removesNothing) throw new DOMException('No space', 'UnknownError');
      const entry = this.entries.get(name);
      if (!entry) throw new DOMException('It is not there', 'NotFoundError');
      if (entry instanceof FileHandle && entry.isOpen) {
        throw new DOMException('It is open', 'NoModificationAllowedError');
      }
      this.entries.delete(name);
    }
    async *keys() {
      yield* [...this.entries.keys()];
    }
  }

  const root = new Directory();
  const pathsIn = ({ entries }: Directory): string[] =>
    [...entries].flatMap(([name, entry]) =>
      entry instanceof Directory ? pathsIn(entry).map((path) => `${name}/${path}`) : [name],
    );
  return {
    storage: {
      getDirectory: () => Promise.resolve(root),
      estimate: () => Promise.resolve({ quota: 10e9, usage: 0 }),
    },
    /** Returns the paths of all files. */
    files: () => pathsIn(root),
  };
}
