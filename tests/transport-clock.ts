const packetSize = 188;
/** MPEG-TS timestamps have 33 bits and wrap to 0 after 26.5 hours at 90 kHz. */
const hertz = 90_000;
const turn = 2n ** 33n;

/** Moves the clock of a transport stream forward by some seconds, wrapping it as MPEG-TS does. */
export function withLaterClock(bytes: Buffer, seconds: number): Buffer {
  const changed = Buffer.from(bytes);
  const later = (ticks: bigint) => (((ticks + BigInt(Math.round(seconds * hertz))) % turn) + turn) % turn;
  for (let at = 0; at + packetSize <= changed.length; at += packetSize) {
    const packet = changed.subarray(at, at + packetSize);
    const control = (packet[3] ?? 0) >> 4;
    const adaptation = control & 2 ? 1 + (packet[4] ?? 0) : 0;
    if (adaptation > 6 && (packet[5] ?? 0) & 0x10) {
      const base = packet.readUIntBE(6, 4) * 2 + ((packet[10] ?? 0) >> 7);
      const moved = later(BigInt(base));
      packet.writeUInt32BE(Number(moved >> 1n), 6);
      packet[10] = ((packet[10] ?? 0) & 0x7f) | (Number(moved & 1n) << 7);
    }
    const payload = packet.subarray(4 + adaptation);
    const beginsPes = (packet[1] ?? 0) & 0x40 && control & 1 && payload.length > 19 && payload.readUIntBE(0, 3) === 1;
    if (!beginsPes) continue;
    // There are one or two timestamps: when a frame is shown, and when it is decoded.
    for (let stamp = 0; stamp < ((payload[7] ?? 0) >> 6) - 1; stamp += 1) moveStamp(payload, 9 + 5 * stamp, later);
  }
  return changed;
}

/** The 33 bits are interleaved with four marker bits and three that are always set. */
function moveStamp(payload: Buffer, at: number, later: (ticks: bigint) => bigint) {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = payload.subarray(at, at + 5);
  const ticks =
    (BigInt((first >> 1) & 7) << 30n) |
    (BigInt(second) << 22n) |
    (BigInt(third >> 1) << 15n) |
    (BigInt(fourth) << 7n) |
    BigInt(fifth >> 1);
  const moved = later(ticks);
  const bits = (shift: bigint, mask: number) => Number((moved >> shift) & BigInt(mask));
  payload.set(
    [
      (first & 0xf0) | (bits(30n, 7) << 1) | 1,
      bits(22n, 255),
      (bits(15n, 127) << 1) | 1,
      bits(7n, 255),
      (bits(0n, 127) << 1) | 1,
    ],
    at,
  );
}
