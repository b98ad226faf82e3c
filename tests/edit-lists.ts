/** An MP4 whose edit lists of one entry, all of them, say something else: how long they show, or at which speed. */
export function withEdits(bytes: Buffer, { seconds, rate = 1 }: { seconds?: number; rate?: number }): Buffer {
  const changed = Buffer.from(bytes);
  const movieHeader = changed.indexOf('mvhd');
  const scale = changed.readUInt32BE(movieHeader + 16);
  for (let at = changed.indexOf('elst'); at >= 0; at = changed.indexOf('elst', at + 4)) {
    if (seconds !== undefined) changed.writeUInt32BE(Math.round(seconds * scale), at + 12);
    changed.writeInt32BE(Math.round(rate * 65_536), at + 20);
  }
  return changed;
}
