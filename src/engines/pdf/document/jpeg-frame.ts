/** What a JPEG says of itself before its picture begins. */
export interface JpegFrame {
  components: number;
  /** Adobe's marker is there, beside which four components are stored inverted. */
  isAdobe: boolean;
  hasProfile: boolean;
}

/** Undefined for what has no frame that could be found. */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  let [isAdobe, hasProfile] = [false, false];
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xee) isAdobe ||= text(at + 4, 5) === 'Adobe';
    if (marker === 0xe2) hasProfile ||= text(at + 4, 11) === 'ICC_PROFILE';
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { components: bytes[at + 9] ?? 0, isAdobe, hasProfile };
    const hasLength = !(marker === 1 || (marker >= 0xd0 && marker <= 0xd9));
    at += hasLength ? 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0) : 2;
  }
  return undefined;
}
