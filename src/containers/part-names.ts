/** The names of the files or streams within a container: a ZIP archive, or a compound file (OLE) as older Office wrote it. */
export async function partNames(file: Blob): Promise<string[]> {
  const head = await viewOf(file, 0, compoundHead);
  if (head.byteLength < 4) return [];
  const names =
    head.getUint32(0) === zipStart
      ? zipNames(file)
      : head.getUint32(0) === compoundStart
        ? compoundNames(file, head)
        : [];
  try {
    return await names;
  } catch (error) {
    // A DataView throws this behind its end: the container is cut off.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const zipStart = 0x50_4b_03_04;
const compoundStart = 0xd0_cf_11_e0;
/** In bytes. */
const compoundHead = 512;
/** In bytes: a longer list of names is only read up to here. */
const mostListed = 2 ** 20;

const viewOf = async (file: Blob, start: number, length: number) =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

/** In bytes: the record at the end of an archive, and the longest comment behind it. */
const zipEnd = 22;
const longestComment = 2 ** 16;

async function zipNames(file: Blob): Promise<string[]> {
  const end = await viewOf(file, Math.max(0, file.size - zipEnd - longestComment), zipEnd + longestComment);
  let at = end.byteLength - zipEnd;
  while (at > 0 && end.getUint32(at) !== 0x50_4b_05_06) at--;
  const list = await viewOf(file, end.getUint32(at + 16, true), Math.min(end.getUint32(at + 12, true), mostListed));
  const names: string[] = [];
  for (let entry = 0; entry + 46 <= list.byteLength && list.getUint32(entry) === 0x50_4b_01_02;) {
    const length = list.getUint16(entry + 28, true);
    if (entry + 46 + length > list.byteLength) break;
    names.push(new TextDecoder().decode(new Uint8Array(list.buffer, entry + 46, length)));
    entry += 46 + length + list.getUint16(entry + 30, true) + list.getUint16(entry + 32, true);
  }
  return names;
}

/** In bytes. */
const directoryEntry = 128;
/** So many sectors have the directory of any document. */
const mostSectors = 64;

/** See [MS-CFB]: the directory is a chain of sectors, and a table says which sector follows which. */
async function compoundNames(file: Blob, head: DataView): Promise<string[]> {
  const size = 2 ** Math.min(head.getUint16(30, true), 12);
  const sector = (index: number) => viewOf(file, (index + 1) * size, size);
  const names: string[] = [];
  let index = head.getUint32(48, true);
  for (let read = 0; read < mostSectors && index < 0xff_ff_ff_fa; read++) {
    const directory = await sector(index);
    for (let at = 0; at + directoryEntry <= directory.byteLength; at += directoryEntry) {
      const length = Math.min(directory.getUint16(at + 64, true), 64);
      if (length > 2) names.push(new TextDecoder('utf-16le').decode(new Uint8Array(directory.buffer, at, length - 2)));
    }
    const place = 76 + 4 * Math.floor((index * 4) / size);
    // For large documents, the rest of the table is elsewhere.
    if (place >= compoundHead) break;
    const table = await sector(head.getUint32(place, true));
    index = table.getUint32((index * 4) % size, true);
  }
  return names;
}
