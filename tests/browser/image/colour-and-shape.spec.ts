import sharp from 'sharp';
import { renderPdf } from '../../render-pdf.ts';
import { expect, test } from '../test.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { convert, fixture, work } from '../tool-page.ts';

const reported = (name: string) => fixture(`reports/${name}`);
const middleOf = async (picture: Buffer | undefined) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

test('Pictures keep their physical size and the colours that browsers show in a PDF', async ({ page }) => {
  const files = [
    ['fax-204x98.tif', 609.9, 792],
    ['jpeg-200x100dpi.jpg', 216, 216],
    ['png-phys-nonsquare.png', 15.4, 15.4],
    ['svg-onlywidth.svg', 225, 675],
    ['png16-gamma1.png', 48, 12],
    ['png-cicp-p3.png', 48, 12],
  ] as const;
  const [pdf = Buffer.of()] = (
    await work(
      page,
      'images-to-pdf',
      files.map(([name]) => reported(name)),
      { page: 'fit' },
    )
  ).values();
  const pages = await (await read(pdf)).pages();
  for (const [index, [name, width, height]] of files.entries()) {
    const [, , right = 0, top = 0] = pages[index]?.view ?? [];
    expect(Math.abs(right - width), name).toBeLessThan(0.1);
    expect(Math.abs(top - height), name).toBeLessThan(0.1);
  }
  const drawn = await renderPdf(pdf);
  for (const value of await middleOf(drawn[4])) expect(Math.abs(value - 127)).toBeLessThanOrEqual(2);
  const [red = 0, green = 255, blue = 255] = await middleOf(drawn[5]);
  expect([255 - red, green, blue].every((off) => off <= 3)).toBe(true);
});

test('A drawing with one side and a viewBox has the other side in proportion', async ({ page }) => {
  const sizes = { 'svg-onlywidth': [300, 900], 'svg-onlyheight': [900, 300], 'svg-h500-w100pc': [1000, 500] };
  const results = await convert(
    page,
    Object.keys(sizes).map((name) => reported(`${name}.svg`)),
    'png',
  );
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const png = results.get(`${name}.png`);
    expect(await sharp(png).metadata(), name).toMatchObject({ width, height });
    // Filled to all edges: no pixel of it is transparent.
    const alpha = await sharp(png).ensureAlpha().extractChannel(3).raw().toBuffer();
    expect(
      alpha.every((value) => value === 255),
      name,
    ).toBe(true);
  }
});
