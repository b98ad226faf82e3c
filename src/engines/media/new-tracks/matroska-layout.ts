import { readElements, readHead, readVariable, type Element } from '#containers/ebml.ts';
import { slidingReader } from '#containers/sliding-reader.ts';
import { ids } from '../containers/matroska-ids.ts';

/** A part of a segment, or the segment itself. */
export interface Part {
  id: number;
  /** Where it begins, in bytes from the start of the file. */
  at: number;
  /** Where its content begins. */
  body: number;
  end: number;
  /** Whether its size is unknown. */
  open: boolean;
}

export interface Cluster extends Part {
  /** In units of the file. */
  time: number;
  /** The elements that precede its blocks. */
  lead: Element[];
  /** Where its blocks begin. */
  blocks: number;
}

export interface Layout {
  segment: Part;
  parts: (Part | Cluster)[];
}

/** Finds the parts of a file's segment, reading only their headers. */
export async function readLayout(file: Blob): Promise<Layout> {
  const read = slidingReader(file);
  let segment: Part | undefined;
  for (let at = 0; at < file.size && !segment;) {
    const part = partAt(await read(at, 12), at, file.size);
    if (part?.id === ids.segment) segment = part;
    at = part?.end ?? file.size;
  }
  if (!segment) throw new Error('A file without a segment');
  const parts: (Part | Cluster)[] = [];
  for (let at = segment.body; at < segment.end;) {
    const part = partAt(new Uint8Array(await file.slice(at, at + 12).arrayBuffer()), at, segment.end);
    if (!part) break;
    if (part.open) part.end = await endOf(part, segment.end, read);
    parts.push(part.id === ids.cluster ? await readCluster(file, part) : part);
    at = part.end;
  }
  return { segment, parts };
}

function partAt(bytes: Uint8Array, at: number, limit: number): Part | undefined {
  const head = readHead(bytes, 0);
  if (!head) return undefined;
  const id = readVariable(bytes, 0, true);
  const open = id !== undefined && isOpen(bytes, id.length);
  const body = at + head.length;
  return { id: head.id, at, body, end: open ? limit : Math.min(limit, body + head.size), open };
}

/** Whether a size is unknown, with all bits set (RFC 8794, 6.2). */
function isOpen(bytes: Uint8Array, at: number): boolean {
  const size = readVariable(bytes, at, false);
  const first = bytes[at] ?? 0;
  const ones = 0xff >> (Math.clz32(first) - 23);
  return (
    size !== undefined && (first & ones) === ones && bytes.subarray(at + 1, at + size.length).every((b) => b === 255)
  );
}

/** The elements of a cluster; any other element ends a cluster of unknown size. */
const inCluster = new Set<number>([
  ids.clusterTimestamp,
  ids.clusterPosition,
  ids.previousSize,
  ids.simpleBlock,
  ids.blockGroup,
  ids.checksum,
  0x5854,
  0xec,
]);

async function endOf(part: Part, limit: number, read: ReturnType<typeof slidingReader>): Promise<number> {
  if (part.id !== ids.cluster) return limit;
  let at = part.body;
  while (at < limit) {
    const child = partAt(await read(at, 12), at, limit);
    if (!child || !inCluster.has(child.id)) break;
    at = child.end;
  }
  return at;
}

/** The most that may precede the blocks of a cluster, in bytes. */
const longestLead = 256;
const leading = new Set<number>([ids.clusterTimestamp, ids.clusterPosition, ids.previousSize, ids.checksum]);

async function readCluster(file: Blob, part: Part): Promise<Cluster> {
  const until = Math.min(part.end, part.body + longestLead);
  const bytes = new Uint8Array(await file.slice(part.body, until).arrayBuffer());
  const lead: Element[] = [];
  let blocks = part.body;
  for (const child of readElements(bytes)) {
    if (!leading.has(child.id)) break;
    lead.push(child);
    blocks = part.body + child.data.byteOffset - bytes.byteOffset + child.data.length;
  }
  const time = lead.find(({ id }) => id === ids.clusterTimestamp)?.data ?? [];
  return { ...part, time: [...time].reduce((value, byte) => value * 256 + byte, 0), lead, blocks };
}
