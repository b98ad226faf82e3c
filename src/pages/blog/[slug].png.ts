import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { publishedPosts } from '../../posts/posts.ts';

export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }));
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** In pixels: what social networks show beside a link. */
const size = { width: 1200, height: 630 };

const font = readFile(createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff'));

const text = (content: string, style: Record<string, string | number>) => ({
  type: 'div',
  props: { children: content, style: { display: 'flex', ...style } },
});

/** The title of a post, set as the site sets it. Satori turns letters into outlines, so no font is needed where it is drawn. */
export const GET: APIRoute<Props> = async ({ props: { post } }) => {
  const card = {
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
      children: [
        text(post.data.title, { fontSize: 76, lineHeight: 1.12 }),
        text('Stayput', { fontSize: 40, color: '#1c6046' }),
      ],
    },
  };
  // Satori takes plain objects for elements; its type names React's.
  const svg = await satori(card as never, {
    ...size,
    fonts: [{ name: 'Besley', data: await font, weight: 600, style: 'normal' }],
  });
  // Three colours and their edges: a small palette is enough, and takes a third of the time.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 1, dither: 0 }).toBuffer();
  return new Response(new Uint8Array(png));
};
