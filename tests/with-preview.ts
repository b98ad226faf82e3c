import sharp from 'sharp';

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

/**
 * Returns a photo with the place where it was taken, and with the previews that cameras and editors store: in EXIF, as
 * Photoshop does, and in XMP. Also returns what would remain of each.
 */
export async function withPreviews(): Promise<{ bytes: Buffer; traces: [string, Buffer][] }> {
  const photo = sharp('tests/fixtures/photos/astronaut.jpg');
  const small = (side: number) => photo.clone().resize(side).jpeg().toBuffer();
  // Of different sizes, so that each can be told from the others.
  const [preview, byEditor, inXmp] = [await small(64), await small(72), await small(80)];
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpGImg="http://ns.adobe.com/xap/1.0/g/img/" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,30.0N"><xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType="Resource"><xmpGImg:format>JPEG</xmpGImg:format><xmpGImg:image>${inXmp.toString('base64')}</xmpGImg:image></rdf:li></rdf:Alt></xmp:Thumbnails></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const segment = (marker: number, ...body: Buffer[]) => {
    const content = Buffer.concat(body);
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const resource = Buffer.alloc(12 + 28);
  resource.write('8BIM', 0, 'latin1');
  // A thumbnail, without a name.
  resource.writeUInt16BE(0x04_0c, 4);
  resource.writeUInt32BE(28 + byEditor.length, 8);
  // JPEG, and its size.
  resource.writeUInt32BE(1, 12);
  resource.writeUInt32BE(byEditor.length, 12 + 20);
  const padding = Buffer.alloc(byEditor.length % 2);
  const jpeg = withPreview(await photo.clone().resize(256).jpeg().toBuffer(), preview);
  const bytes = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), Buffer.from(xmp)),
    segment(0xed, Buffer.from('Photoshop 3.0\0', 'latin1'), resource, byEditor, padding),
    jpeg.subarray(2),
  ]);
  const last = (file: Buffer) => file.subarray(-60);
  return {
    bytes,
    traces: [
      ['the preview in EXIF', last(preview)],
      ['the preview for Photoshop', last(byEditor)],
      ['the preview in XMP', Buffer.from(inXmp.toString('base64').slice(-60))],
      ['the place', Buffer.from('52,30.0N')],
    ],
  };
}
