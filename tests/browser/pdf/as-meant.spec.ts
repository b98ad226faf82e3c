import sharp from 'sharp';
import { expect, test } from '../test.ts';
import { fixture, work } from '../tool-page.ts';

const reported = (name: string) => fixture(`reports/${name}`);

test('A field on a layer that is off is not drawn', async ({ page }) => {
  const first =
    (await work(page, 'pdf-to-images', [reported('layers.pdf')], { format: 'png' })).get('layers-1.png') ?? Buffer.of();
  const { width } = await sharp(first).metadata();
  const scale = width / 612;
  const darkest = async (top: number) => {
    const box = { left: 400, top, width: 150, height: 20 };
    const area = Object.fromEntries(Object.entries(box).map(([key, value]) => [key, Math.round(value * scale)]));
    const cut = await sharp(first)
      .extract(area as typeof box)
      .png()
      .toBuffer();
    return Math.min(...(await sharp(cut).stats()).channels.map(({ min }) => min));
  };
  // In points from the upper edge: the field that is off, and the one that is on.
  expect(await darkest(172)).toBe(255);
  expect(await darkest(272)).toBeLessThan(100);
});

for (const [slug, extension] of [
  ['pdf-to-text', 'txt'],
  ['pdf-to-markdown', 'md'],
] as const) {
  test(`${slug} has turned lines in reading order, and the values that a form has now`, async ({ page }) => {
    const results = await work(
      page,
      slug,
      ['letters-turned.pdf', 'letters-upside-down.pdf', 'flatten-need.pdf'].map(reported),
    );
    const linesOf = (name: string) => results.get(`${name}.${extension}`)?.toString().split('\n') ?? [];
    for (const name of ['letters-turned', 'letters-upside-down'])
      expect(linesOf(name).filter(Boolean)).toEqual(['upright Zimmermann', 'Herr Zimmermann wohnt hier']);
    const form = linesOf('flatten-need').join('\n');
    for (const value of ['VALUEONE', 'NEWVALUE', 'ROTATED']) expect(form).toContain(value);
    for (const value of ['OLDVALUE', 'HIDDENVALUE']) expect(form).not.toContain(value);
  });
}
