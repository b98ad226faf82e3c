import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageStep } from '#jobs/contract/image-step.ts';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import { rewriteMetadata } from '#engines/image/formats/metadata.ts';
import { readSegments } from '#containers/jpeg.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

const [width, height] = [256, 192];
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const item = (semantic: string, more = '') =>
  `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${more}/></rdf:li>`;
const described = (more: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"${more}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const segmentOf = (marker: number, body: string) => {
  const content = Buffer.from(body, 'latin1');
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A photo with a gain map by libultrahdr, twice as bright at the right as paper white is. */
async function photo(): Promise<Buffer> {
  const light = new Float32Array(width * height * 3);
  for (let at = 0; at < light.length; at += 3)
    light.set(
      [1, 0.8, 0.5].map((v) => (v * 4 * ((at / 3) % width)) / width),
      at,
    );
  // Its types leave this out.
  const picture = sharp(light, { raw: { width, height, channels: 3 } }) as Sharp & { withGainMap(): Sharp };
  return picture
    .withGainMap()
    .withExif({ IFD0: { Artist: 'Ann' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The list of pictures of CIPA DC-007, read by itself. */
function listed(file: Buffer) {
  const header = file.indexOf('MPF\0') + 4;
  const little = file.toString('latin1', header, header + 2) === 'II';
  const number = (from: number) => (little ? file.readUInt32LE(from) : file.readUInt32BE(from));
  const entries = header + number(header + 8 + 2 + 2 * 12 + 8);
  return {
    first: number(entries + 4),
    length: number(entries + 20),
    place: header + number(entries + 24),
    /** Returns the file with another length of its first picture. */
    withFirst(length: number) {
      const changed = Buffer.from(file);
      if (little) changed.writeUInt32LE(length, entries + 4);
      else changed.writeUInt32BE(length, entries + 4);
      return changed;
    },
  };
}

const base = await photo();
const { length } = listed(base);
const xmp = segmentOf(
  0xe1,
  `${xmpMark}${described(` hdrgm:Version="1.0" GCamera:MotionPhoto="1"><HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion><dc:rights>Ann</dc:rights><Container:Directory><rdf:Seq>${item('Primary')}${item('GainMap', ` Item:Length="${length}"`)}</rdf:Seq></Container:Directory>`)}`,
);
/** Puts segments at the start of the photo, or removes some there; all of it is before the list. */
const beginning = (more: Buffer, less = 0) => {
  const file = Buffer.concat([base.subarray(0, 2), more, base.subarray(2 + less)]);
  return listed(file).withFirst(listed(base).first + more.length - less);
};
const exif = readSegments(new Uint8Array(base)).segments.find(({ marker }) => marker === 0xe1)?.bytes;

const samples: Record<string, Buffer> = {
  'by ISO 21496-1': base,
  'with XMP': beginning(xmp),
  // And without JFIF, which is before it. The note on a turn is then a new segment.
  'without EXIF': beginning(Buffer.of(), exif && exif.byteOffset + exif.length - 2),
};

async function outputOf(operation: ImageOperation, given: Buffer) {
  const file = new File([new Uint8Array(given)], 'hdr.jpg', { type: 'image/jpeg' });
  const [output] = await engine.run({ engine: 'image', operation }, [file], () => undefined);
  if (!output) throw new Error('No output');
  return { bytes: Buffer.from(await output.file.arrayBuffer()), notes: output.notes.map(({ type }) => type) };
}

const turn: ImageStep = { type: 'rotate', angle: 90 };
const crop: ImageStep = { type: 'crop', left: 16, top: 16, width: 96, height: 96 };
const inPlace = (step: ImageStep, metadata: 'all' | 'safe'): ImageOperation => ({
  type: 'turn-or-crop',
  edges: 'note',
  steps: [step],
  metadata,
  output: { format: 'input' },
});
const reencoded = (format: 'jpeg' | 'webp' | 'png' | 'tiff' | 'avif'): ImageOperation => ({
  type: 'encode',
  steps: [{ type: 'resize', width: 100 }],
  metadata: 'all',
  output: { format },
});

const keeping: [string, ImageOperation][] = [
  ['turned, with all metadata', inPlace(turn, 'all')],
  ['turned', inPlace(turn, 'safe')],
  ['without metadata', { type: 'rewrite-metadata', metadata: [] }],
];
const dropping: [string, ImageOperation][] = [
  ['cropped, with all metadata', inPlace(crop, 'all')],
  ['cropped', inPlace(crop, 'safe')],
  ...(['jpeg', 'webp', 'png', 'tiff', 'avif'] as const).map((to): [string, ImageOperation] => [to, reencoded(to)]),
  ['a PDF', { type: 'document', format: 'pdf', page: 'fit', margin: 0 }],
  ['joined', { type: 'join', steps: [], join: { type: 'pages' }, output: { format: 'tiff' } }],
];

describe.for(Object.entries(samples))('an HDR photo %s', ([, sample]) => {
  test.for(keeping)('keeps its gain map where the list says: %s', async ([, operation]) => {
    const { bytes, notes } = await outputOf(operation, sample);
    expect(notes).not.toContain('hdr-dropped');
    // libultrahdr reads it.
    const { gainMap } = await sharp(bytes).metadata();
    expect(await sharp(gainMap?.image).metadata()).toMatchObject({ width: width / 2, height: height / 2 });
    const { first, length: size, place } = listed(bytes);
    expect(first).toBe(place);
    expect(place + size).toBe(bytes.length);
    expect(await sharp(bytes.subarray(place)).metadata()).toMatchObject({ width: width / 2 });
  });

  test.for(dropping)('does not announce a gain map that is left out, and says so: %s', async ([, operation]) => {
    const { bytes, notes } = await outputOf(operation, sample);
    expect(notes).toContain('hdr-dropped');
    for (const trace of ['MPF\0', 'hdrgm', 'HDRGainMap', 'GainMap', 'MotionPhoto', 'urn:iso:std:iso:ts:21496'])
      expect(bytes.includes(trace), trace).toBe(false);
    if (operation.type === 'encode') expect((await sharp(bytes).metadata()).gainMap).toBeUndefined();
  });
});

test('other XMP stays beside what is left out', async () => {
  const { bytes } = await outputOf(reencoded('jpeg'), beginning(xmp));
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('<dc:rights>Ann</dc:rights>');
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('Item:Semantic="Primary"');
});

test('in HEIF, what says how to apply a gain map stays, and what says who took the photo goes', async () => {
  const own = described(
    '><dc:creator>Ann Canary</dc:creator><HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>',
  );
  const avif = await sharp(base).resize(64).withXmp(own).avif().toBuffer();
  const rewritten = await rewriteMetadata(new File([new Uint8Array(avif)], 'a.avif'), 'avif', []);
  if (!rewritten) throw new Error('It was not rewritten');
  const text = Buffer.from(await rewritten.file.arrayBuffer()).toString('latin1');
  expect(text).not.toContain('Canary');
  expect(text).toContain('<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>');
  const again = await rewriteMetadata(rewritten.file, 'avif', []);
  expect(again).toMatchObject({ file: rewritten.file, items: [] });
});
