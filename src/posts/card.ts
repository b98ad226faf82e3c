import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';

/** In pixels: what social networks show beside a link. */
const size = { width: 1200, height: 630 };

const font = readFile(createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff'));

const line = (content: string, style: Record<string, string | number>) => ({
  type: 'div',
  props: { children: content, style: { display: 'flex', ...style } },
});

const card = (title: string) => ({
  type: 'div',
  props: {
    style: {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      background: '#f5f2ea',
      color: '#191b18',
      borderBottom: '24px solid #1c6046',
    },
    children: [line(title, { fontSize: 76, lineHeight: 1.12 }), line('Stayput', { fontSize: 40, color: '#1c6046' })],
  },
});

/** Satori turns letters into outlines, so no font is needed where it is drawn. */
async function draw(element: ReturnType<typeof card>): Promise<Uint8Array> {
  // Satori takes plain objects for elements; its type names React's.
  const svg = await satori(element as never, {
    ...size,
    fonts: [{ name: 'Besley', data: await font, weight: 600, style: 'normal' }],
  });
  // Three colours and their edges: a small palette is enough, and takes a third of the time.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 1, dither: 0 }).toBuffer();
}

/** Where pictures of earlier builds are: drawing one takes longer than building the post. */
const folder = resolve('node_modules/.cache/stayput-cards');

/** A title, set as the site sets it: the picture of a post, as PNG. */
export async function titleCard(title: string): Promise<Uint8Array> {
  const element = card(title);
  const name = createHash('sha256')
    .update(JSON.stringify([size, element]))
    .digest('hex');
  const file = join(folder, `${name}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await draw(element);
  await mkdir(folder, { recursive: true });
  // Whole or not at all: builds may run side by side.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
