import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

export type Carrier = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif' | 'jxl' | 'heic';

const texts = { person: 'Canary Person', serial: 'CANARY-SERIAL-4711', xmp: 'Canary Creator' };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${texts.xmp}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Make: 'Canary', Model: 'Canary Camera', Artist: texts.person, Orientation: '6' },
  IFD2: { DateTimeOriginal: '2026:11:20 12:00:00', BodySerialNumber: texts.serial },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
};
/** The latitude as EXIF stores it: 52, 30, 0, each over 1. */
const latitude = Buffer.from(new Uint8Array(new Uint32Array([52, 1, 30, 1, 0, 1]).buffer));

/**
 * Builds a small picture whose metadata says where, by whom and with which camera it was taken; also returns these
 * bytes, by name.
 */
export async function withCanaries(carrier: Carrier): Promise<{ bytes: Buffer; canaries: [string, Buffer][] }> {
  const named = (names: (keyof typeof texts)[]): [string, Buffer][] =>
    names.map((name) => [name, Buffer.from(texts[name])]);
  switch (carrier) {
    case 'jpeg': {
      const jpeg = await photo('jpeg');
      const tail = Buffer.from('\0\0\0\x18ftypmp42 CANARY-VIDEO and the rest of a video');
      const bytes = Buffer.concat([jpeg.subarray(0, 2), comment('CANARY-COMMENT'), jpeg.subarray(2), tail]);
      const more: [string, Buffer][] = ['CANARY-COMMENT', 'CANARY-VIDEO'].map((text) => [text, Buffer.from(text)]);
      return { bytes, canaries: [...named(['person', 'serial', 'xmp']), ['place', latitude], ...more] };
    }
    case 'png':
      // Its XMP is compressed.
      return { bytes: await photo(carrier), canaries: [...named(['person', 'serial']), ['place', latitude]] };
    case 'webp':
    case 'avif':
      return { bytes: await photo(carrier), canaries: [...named(['person', 'serial', 'xmp']), ['place', latitude]] };
    case 'tiff':
      return { bytes: await taggedTiff(), canaries: [...named(['person', 'serial', 'xmp']), ['place', latitude]] };
    case 'gif': {
      const gif = await readFile('tests/fixtures/images/animated.gif');
      const text = 'CANARY-COMMENT';
      const extension = Buffer.concat([Buffer.of(0x21, 0xfe, text.length), Buffer.from(text), Buffer.of(0)]);
      const bytes = Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
      return { bytes, canaries: [['comment', Buffer.from(text)]] };
    }
    case 'jxl': {
      const { exif: block } = await sharp(await photo('jpeg')).metadata();
      if (!block) throw new Error('There is no EXIF');
      const tiff = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block;
      const box = (type: string, ...body: Uint8Array[]) => {
        const content = Buffer.concat([Buffer.from(type), ...body]);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(content.length + 4);
        return Buffer.concat([length, content]);
      };
      const bytes = Buffer.concat([
        Buffer.from('0000000c4a584c200d0a870a00000014667479706a786c20000000006a786c20', 'hex'),
        box('Exif', Buffer.alloc(4), tiff),
        box('xml ', Buffer.from(xmp)),
        box('jxlc', Buffer.from('ff0a', 'hex')),
      ]);
      return { bytes, canaries: [...named(['person', 'serial', 'xmp']), ['place', latitude]] };
    }
    case 'heic': {
      const bytes = await readFile('tests/fixtures/images/sideways.heic');
      return { bytes, canaries: [['person', Buffer.from('Fixture Person')]] };
    }
  }
}

const photo = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff') =>
  sharp('tests/fixtures/photos/cat.png')
    .resize(96)
    .withIccProfile('p3')
    .withExif(exif)
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();

function comment(text: string): Buffer {
  const head = Buffer.of(0xff, 0xfe, 0, text.length + 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/**
 * libvips does not write EXIF into TIFF, so this appends a directory with the old fields and those of a JPEG's EXIF.
 */
async function taggedTiff(): Promise<Buffer> {
  const tiff = await photo('tiff');
  const { exif: block } = await sharp(await photo('jpeg')).metadata();
  if (!block) throw new Error('There is no EXIF');
  const start = tiff.length + (tiff.length & 1);
  const whole = Buffer.concat([tiff, Buffer.alloc(start - tiff.length), block.subarray(6)]);
  const fieldsAt = (at: number) =>
    Array.from({ length: whole.readUInt16LE(at) }, (_, index) =>
      whole.subarray(at + 2 + index * 12, at + 14 + index * 12),
    );
  // Offsets in EXIF are relative to its start, which has moved.
  const lengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8];
  const pointers = [0x8769, 0x8825, 0xa005];
  const shift = (at: number) => {
    for (const field of fieldsAt(at)) {
      const isPointer = pointers.includes(field.readUInt16LE(0));
      const length = field.readUInt32LE(4) * (lengths[field.readUInt16LE(2)] ?? 1);
      if (length <= 4 && !isPointer) continue;
      field.writeUInt32LE(field.readUInt32LE(8) + start, 8);
      if (isPointer) shift(field.readUInt32LE(8));
    }
  };
  const second = start + whole.readUInt32LE(start + 4);
  shift(second);
  const old = fieldsAt(whole.readUInt32LE(4));
  const tags = new Set(old.map((field) => field.readUInt16LE(0)));
  const fields = [...old, ...fieldsAt(second).filter((field) => !tags.has(field.readUInt16LE(0)))];
  fields.sort((a, b) => a.readUInt16LE(0) - b.readUInt16LE(0));
  const count = Buffer.alloc(2);
  count.writeUInt16LE(fields.length);
  const padding = Buffer.alloc(whole.length & 1);
  const bytes = Buffer.concat([whole, padding, count, ...fields, Buffer.alloc(4)]);
  bytes.writeUInt32LE(whole.length + padding.length, 4);
  return bytes;
}
