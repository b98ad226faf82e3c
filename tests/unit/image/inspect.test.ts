import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hiddenInPicture } from '#engines/image/inspect/hidden-in-picture.ts';
import { inputFormats, sniffFormat, type InputFormatId } from '#formats/formats.ts';
import type { FindingType } from '#jobs/contract/hidden-data.ts';
import { inspectionOf } from '#metadata/inspection.ts';
import inspectFile from '#tools/inspect-file.ts';
import { samples } from '../../samples.ts';
import { withCanaries, type Carrier } from './canaries.ts';

async function look(bytes: Uint8Array, name = 'photo') {
  const file = new File([new Uint8Array(bytes)], name);
  const format = await sniffFormat(file);
  if (!format) throw new Error(`${name} has no format`);
  // Only pictures are looked at here.
  return hiddenInPicture(file, format as InputFormatId<'image'>);
}

const valuesOf = async (bytes: Uint8Array, type: FindingType) =>
  (await look(bytes)).found.filter((one) => one.type === type).map(({ value }) => value);

const carriers: Carrier[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'jxl'];

test.each(carriers)(
  'the place, the person and the serial number in a %s are found, and nothing is made up',
  async (carrier) => {
    const { bytes } = await withCanaries(carrier);
    expect(await valuesOf(bytes, 'place')).toEqual(['52.50000° N, 13.40000° E']);
    expect(await valuesOf(bytes, 'person')).toContain('Canary Person');
    expect(await valuesOf(bytes, 'serial')).toContain('CANARY-SERIAL-4711');
    expect(await valuesOf(bytes, 'device')).toContain('Canary Camera');
    expect(await valuesOf(bytes, 'script')).toEqual([]);
  },
);

test('the steps of an editing history and positions in XMP are told one by one', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
    xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
    exif:GPSLatitude="33,6.6S" exif:GPSLongitude="151,12,30E"><xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="Canary Editor"/></rdf:Seq></xmpMM:History></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  expect(await valuesOf(bytes, 'place')).toEqual(['33.11000° S', '151.20833° E']);
  expect(await valuesOf(bytes, 'history')).toEqual(['saved', 'Canary Editor']);
});

test('what is not read from a format is not said to be absent', async () => {
  const { operation } = inspectFile.job({ format: 'text' });
  if (operation.type !== 'inspect') throw new Error('It makes no report');
  for (const id of inputFormats('image')) {
    const path = samples[id];
    const bytes = await readFile(path);
    const looked = await look(bytes, path);
    const { absent, findings, unread } = inspectionOf(looked, operation);
    const types = findings.map(({ type }) => type);
    expect(
      absent.filter((type) => types.includes(type)),
      path,
    ).toEqual([]);
    expect(absent.length === 0 && types.length === 0, path).toBe(unread.includes('format'));
  }
});

test('only tools that take the format are named', async () => {
  const { operation } = inspectFile.job({ format: 'text' });
  if (operation.type !== 'inspect') throw new Error('It makes no report');
  const { bytes } = await withCanaries('jpeg');
  const { findings } = inspectionOf(await look(bytes), operation);
  expect(new Set(findings.map(({ remover }) => remover?.slug))).toEqual(new Set(['remove-metadata']));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect(inspectionOf(await look(svg), operation).findings).toMatchObject([
    { type: 'script', remover: { slug: 'convert-image' } },
  ]);
});
