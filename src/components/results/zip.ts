/** A part of a file's content, as bytes of the file. */
interface Piece {
  file: File;
  from: number;
  to: number;
}

export interface ZipEntry {
  file: File;
  /** Its folders and name in the ZIP. */
  path: string;
}

/** Streams a ZIP without compression. */
export const streamZip = (entries: readonly ZipEntry[]) => makeZip(entries, ({ file }) => file);

/**
 * Makes a ZIP without compression that refers to the files instead of copying them: however large they are, it takes
 * neither memory nor space on the disk until the browser saves it.
 */
export async function zipOf(entries: readonly ZipEntry[], name: string): Promise<File> {
  const pieces = new WeakMap<Uint8Array, Piece>();
  const zip = await makeZip(entries, ({ file }) => file.stream().pipeThrough(rememberPieces(file, pieces)));
  const parts: (Uint8Array<ArrayBuffer> | Piece)[] = [];
  for (const reader = zip.getReader(); ;) {
    const { value } = await reader.read();
    if (!value) break;
    append(parts, pieces.get(value) ?? value);
  }
  return new File(
    parts.map((part) => ('file' in part ? part.file.slice(part.from, part.to) : part)),
    name,
    { type: 'application/zip' },
  );
}

async function makeZip(entries: readonly ZipEntry[], contentOf: (entry: ZipEntry) => File | ReadableStream) {
  const client = await import('client-zip');
  const lastModified = new Date();
  const zip = client.makeZip(
    entries.map((entry) => ({ name: entry.path, input: contentOf(entry), size: entry.file.size, lastModified })),
  );
  // Neither its own parts nor those of files are in shared memory.
  return zip as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Notes of each chunk which part of the file it is. The ZIP passes chunks on as they are. */
function rememberPieces(file: File, pieces: WeakMap<Uint8Array, Piece>) {
  let from = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const to = from + chunk.length;
      pieces.set(chunk, { file, from, to });
      from = to;
      controller.enqueue(chunk);
    },
  });
}

/** Appends a part, or lengthens the last one with what follows it in the same file. */
function append(parts: (Uint8Array<ArrayBuffer> | Piece)[], part: Uint8Array<ArrayBuffer> | Piece) {
  const last = parts.at(-1);
  if (last && 'file' in last && 'file' in part && last.file === part.file) last.to = part.to;
  else parts.push(part);
}
