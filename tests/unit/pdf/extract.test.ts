import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { PictureFinder } from '#engines/pdf/extract/find-pictures.ts';
import { ownJpeg } from '#engines/pdf/extract/own-jpeg.ts';
import { ownPng } from '#engines/pdf/extract/own-png.ts';
import { openDocument } from '#engines/pdf/document/open-document.ts';

/**
 * Builds a document whose page draws these pictures, given by their entries, where `OWN` is a colour space with that
 * profile, and their data.
 */
async function withPictures(
  pictures: [entries: string, data: Uint8Array][],
  inline = '',
  profile: Uint8Array = new Uint8Array(),
) {
  const file = new PdfText();
  const space = `[/ICCBased ${file.stream('/N 3', Buffer.from(profile).toString('latin1'))}]`;
  const refs = pictures.map(([entries, data]) =>
    file.stream(
      `/Subtype /Image /Width 4 /Height 2 ${entries.replace('OWN', space)}`,
      Buffer.from(data).toString('latin1'),
    ),
  );
  const draws = refs.map((_, index) => `/P${index} Do`).join(' ');
  const contents = file.stream('', `${draws} 1 0 0 rg ${inline}`);
  const names = refs.map((ref, index) => `/P${index} ${ref}`).join(' ');
  const page = file.page(`/MediaBox [0 0 9 9] /Contents ${contents} /Resources << /XObject << ${names} >> >>`);
  const document = await openDocument(new File([file.document([page])], 'in.pdf'));
  const finder = new PictureFinder(document);
  return { document, found: document.pages.flatMap((each) => [...finder.find(each)]) };
}

const packed = (...bytes: number[]) => deflateSync(Uint8Array.from(bytes));

test('Samples become PNG in their own depth, turned round where the PDF does that', async () => {
  const deep = Array.from({ length: 16 }, (_, at) => at * 15);
  const { document, found } = await withPictures(
    [
      ['/ColorSpace /DeviceGray /BitsPerComponent 16 /Filter /FlateDecode', packed(...deep)],
      [
        '/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0] /Filter /FlateDecode',
        packed(0b10100000, 0b01010000),
      ],
      [
        '/ColorSpace [/Indexed /DeviceRGB 3 <FF0000 00FF00 0000FF>] /BitsPerComponent 2 /Filter /FlateDecode',
        packed(0b00011011, 0),
      ],
      [
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Decode [0 0.5 0 1 0 1] /Filter /FlateDecode',
        packed(...deep, ...deep),
      ],
    ],
    'BI /W 4 /H 2 /CS /G /BPC 8 /F /AHx ID 00112233 44556677> EI BI /W 4 /H 2 /IM true ID AB\nEI',
  );
  const pngs = await Promise.all(found.map(({ stream }) => ownPng(document, stream)));
  const [grey, bits, palette, halved, inline, stencil] = pngs.map((png) => png && sharp(png));
  expect((await grey?.metadata())?.depth).toBe('ushort');
  const samples = (await grey?.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer()) ?? Buffer.alloc(0);
  expect([...samples.swap16()]).toEqual(deep);
  const values = async (picture: Sharp | undefined) => [...((await picture?.raw().toBuffer()) ?? [])];
  expect(await values(bits?.extractChannel(0))).toEqual([0, 255, 0, 255, 255, 0, 255, 0]);
  expect((await values(palette?.removeAlpha())).slice(0, 12)).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]);
  expect(await values(inline?.extractChannel(0))).toEqual([0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77]);
  // What PNG cannot represent is rendered; a stencil mask in its colour.
  expect([halved, stencil]).toEqual([undefined, undefined]);
  expect(found.at(-1)?.colour).toContain('1 0 0 rg');
});

test('A JPEG is taken as it is where it alone shows the same colours, with the profile that the PDF has for it', async () => {
  const image = sharp({ create: { width: 4, height: 2, channels: 3, background: '#a42' } });
  const [jpeg, inks, profile] = await Promise.all([
    image.clone().jpeg().toBuffer(),
    image.clone().toColourspace('cmyk').jpeg().toBuffer(),
    image.clone().withIccProfile('p3').png().toBuffer(),
  ]);
  const { icc = Buffer.alloc(0) } = await sharp(profile).metadata();
  const inverted = '/Decode [1 0 1 0 1 0 1 0]';
  const { document, found } = await withPictures(
    [
      ['/ColorSpace /DeviceRGB /Filter /DCTDecode', jpeg],
      ['/ColorSpace /DeviceRGB /Filter [/FlateDecode /DCTDecode]', deflateSync(jpeg)],
      ['/ColorSpace OWN /Filter /DCTDecode', jpeg],
      ['/ColorSpace /DeviceRGB /Decode [1 0 1 0 1 0] /Filter /DCTDecode', jpeg],
      ['/ColorSpace [/Lab << /WhitePoint [1 1 1] >>] /Filter /DCTDecode', jpeg],
      [`/ColorSpace /DeviceCMYK ${inverted} /Filter /DCTDecode`, inks],
      ['/ColorSpace /DeviceCMYK /Filter /DCTDecode', inks],
    ],
    '',
    icc,
  );
  const taken = found.map(({ stream }) => ownJpeg(document, stream));
  expect(taken.map((bytes) => bytes && Buffer.from(bytes).equals(jpeg))).toEqual([
    true,
    true,
    false,
    undefined,
    undefined,
    false,
    undefined,
  ]);
  expect(Buffer.from(taken[5] ?? []).equals(inks)).toBe(true);
  const [, , withProfile = new Uint8Array()] = taken;
  expect((await sharp(withProfile).metadata()).icc?.equals(icc)).toBe(true);
  const afterMarkers = jpeg.subarray(jpeg.indexOf('\xFF\xDB', 'latin1'));
  expect(Buffer.from(withProfile).includes(afterMarkers)).toBe(true);
});
