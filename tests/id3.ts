/** Puts an ID3v2.3 tag with these frames before an MP3. */
export function withId3(frames: Record<string, string>, mp3: Buffer): Buffer<ArrayBuffer> {
  const content = Buffer.concat(
    Object.entries(frames).map(([name, text]) => {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(text.length + 1);
      return Buffer.concat([Buffer.from(name), size, Buffer.alloc(3), Buffer.from(text, 'latin1')]);
    }),
  );
  const size = [21, 14, 7, 0].map((shift) => (content.length >> shift) & 127);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...size]), content, mp3]);
}
