/** MPEG-TS packets, and the tables in them: ISO 13818-1. */

const packetSize = 188;
const syncByte = 0x47;
/** How much of a file is searched for tables, which repeat several times a second. In bytes. */
const searched = 4 * 2 ** 20;
const programmeMap = 0x02;
const forbidden = 0xff;
const nothing = 0x1fff;

export const byte = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;
export const sixteen = (bytes: Uint8Array, at: number) => (byte(bytes, at) << 8) | byte(bytes, at + 1);

export interface Packet {
  at: number;
  pid: number;
  /** Whether a table or a frame begins in it. */
  begins: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Finds the first packet, and the distance from one packet to the next: Blu-ray and camcorders put four bytes before
 * each.
 */
export function findPackets(bytes: Uint8Array): { first: number; stride: number } | undefined {
  for (const stride of [packetSize, packetSize + 4]) {
    for (let first = stride - packetSize; first < 2 * stride && first + 2 * stride < bytes.length; first += 1) {
      if ([0, 1, 2, 3].every((turn) => (bytes[first + turn * stride] ?? syncByte) === syncByte))
        return { first, stride };
    }
  }
  return undefined;
}

export function* packetsIn(bytes: Uint8Array<ArrayBuffer>): Generator<Packet> {
  const { first, stride } = findPackets(bytes) ?? { first: bytes.length, stride: packetSize };
  for (let at = first; at + packetSize <= bytes.length; at += stride) {
    const packet = bytes.subarray(at, at + packetSize);
    if (packet[0] !== syncByte) continue;
    yield { at, pid: sixteen(packet, 1) & 0x1fff, begins: (byte(packet, 1) & 0x40) !== 0, bytes: packet };
  }
}

export const beginningOf = async (file: Blob) => new Uint8Array(await file.slice(0, searched).arrayBuffer());

/** Returns the table that begins in a packet, without its checksum. */
export function tableIn({ bytes }: Packet): Uint8Array<ArrayBuffer> {
  const adaptation = byte(bytes, 3) & 0x20 ? byte(bytes, 4) + 1 : 0;
  const pointer = 4 + adaptation;
  const table = bytes.subarray(pointer + 1 + byte(bytes, pointer));
  // The length field counts the bytes after the third one, including the checksum.
  return table.subarray(0, Math.max(0, 3 + (sixteen(table, 1) & 0xfff) - 4));
}

/** Lists the programmes in a program association table: where each number is, and the PID of its program map. */
export function programmesIn(table: Uint8Array): { at: number; pid: number }[] {
  const programmes: { at: number; pid: number }[] = [];
  for (let at = 8; at + 4 <= table.length; at += 4) {
    // Number 0 is about the network.
    if (sixteen(table, at) !== 0) programmes.push({ at, pid: sixteen(table, at + 2) & 0x1fff });
  }
  return programmes;
}

/** Lists the streams in a program map, with their PIDs. */
export function* streamsIn(table: Uint8Array): Generator<{ type: number; pid: number; descriptors: Uint8Array }> {
  for (let at = 12 + (sixteen(table, 10) & 0xfff); at + 5 <= table.length;) {
    const descriptors = table.subarray(at + 5, at + 5 + (sixteen(table, at + 3) & 0xfff));
    yield { type: byte(table, at), pid: sixteen(table, at + 1) & 0x1fff, descriptors };
    at += 5 + descriptors.length;
  }
}

/**
 * Returns what Mediabunny can read of a broadcast: everything from the first whole packet, with the tables reduced to
 * the first programme that has more than its description.
 *
 * @returns also how many other programmes there are.
 */
export async function oneProgramme(file: Blob): Promise<{ readable: Blob; others: number }> {
  const bytes = await beginningOf(file);
  const { first, stride } = findPackets(bytes) ?? { first: 0, stride: packetSize };
  const start = first - (stride - packetSize);
  const whole = { readable: start > 0 ? file.slice(start) : file, others: 0 };
  const packets = [...packetsIn(bytes)];
  const all = packets.find(({ pid, begins }) => pid === 0 && begins);
  const programmes = all ? programmesIn(tableIn(all)) : [];
  if (!all || programmes.length < 2) return whole;
  const used = new Set(packets.map(({ pid }) => pid));
  const isUsed = (map: Packet) => [...streamsIn(tableIn(map))].some(({ pid }) => pid !== nothing && used.has(pid));
  const maps = packets.filter(
    (packet) =>
      packet.begins && tableIn(packet)[0] === programmeMap && programmes.some(({ pid }) => pid === packet.pid),
  );
  const chosen = maps.find(isUsed);
  if (!chosen) return whole;
  const others = new Set(maps.filter((map) => map.pid !== chosen.pid && isUsed(map)).map(({ pid }) => pid));
  const table = tableIn(all);
  for (const { at, pid } of programmes) if (pid !== chosen.pid) table.fill(0, at, at + 2);
  for (const map of maps) if (map.pid !== chosen.pid && map.at < chosen.at) tableIn(map)[0] = forbidden;
  const end = Math.max(chosen.at, all.at) + packetSize;
  return { readable: new Blob([bytes.subarray(start, end), file.slice(end)]), others: others.size };
}
