interface Edit {
  seconds?: number;
  rate?: number;
  /** Seconds at the start that are not shown. */
  hidden?: number;
}

/** Changes every single-entry edit list of an MP4: what it shows, for how long, or at which speed. */
export function withEdits(bytes: Buffer, { seconds, rate = 1, hidden = 0 }: Edit): Buffer {
  const changed = Buffer.from(bytes);
  const movieHeader = changed.indexOf('mvhd');
  const scale = changed.readUInt32BE(movieHeader + 16);
  for (let at = changed.indexOf('elst'); at >= 0; at = changed.indexOf('elst', at + 4)) {
    if (seconds !== undefined) changed.writeUInt32BE(Math.round(seconds * scale), at + 12);
    const trackScale = changed.readUInt32BE(changed.indexOf('mdhd', at) + 16);
    changed.writeInt32BE(changed.readInt32BE(at + 16) + Math.round(hidden * trackScale), at + 16);
    changed.writeInt32BE(Math.round(rate * 65_536), at + 20);
  }
  return changed;
}
