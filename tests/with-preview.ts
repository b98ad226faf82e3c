/** Puts a preview into the EXIF of a JPEG that has none, as cameras do. */
export function withPreview(jpeg: Buffer, preview: Buffer): Buffer {
  const tiff = Buffer.alloc(8 + 6 + 2 + 24 + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  // No fields of the picture, then those of the preview.
  tiff.writeUInt32LE(14, 10);
  tiff.writeUInt16LE(2, 14);
  const field = (at: number, tag: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(4, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  field(16, 0x02_01, tiff.length);
  field(28, 0x02_02, preview.length);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, preview]);
  const head = Buffer.of(0xff, 0xe1, 0, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
