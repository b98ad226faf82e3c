import type { APIRoute } from 'astro';
import { catalog } from '#catalog.ts';
import { formats } from '#formats/formats.ts';
import { icons, paper } from '#install/icons.ts';
import { direction, language, pathTo } from '#language.ts';
import { popular } from '#search/popular.ts';

/** Media type -> extensions, for every format that a tool takes: the files that an installed Stayput can open. */
function acceptedFiles(): Record<string, string[]> {
  const accepted = [...new Set(catalog.flatMap(({ tool }) => tool.accepts))].map((id) => formats[id]);
  return Object.fromEntries(
    [...Map.groupBy(accepted, ({ mimeType }) => mimeType)].map(([mimeType, of]) => [
      mimeType,
      of.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
    ]),
  );
}

/** https://www.w3.org/TR/appmanifest/. There is no share target that posts: nobody receives it. */
const manifest = {
  id: '/',
  name: 'Stayput: file tools that never take your file',
  short_name: 'Stayput',
  description: 'Compress, convert, resize, merge and trim images, PDFs, video and audio on your own device.',
  lang: language,
  ...(direction === 'rtl' && { dir: direction }),
  start_url: pathTo('/'),
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  icons: Object.entries(icons)
    .filter(([name]) => name.startsWith('icon-'))
    .map(([name, { side }]) => ({
      src: `/${name}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: name === 'icon-maskable' ? 'maskable' : 'any',
    })),
  // Systems show the first three or four.
  shortcuts: popular.slice(0, 4).map(({ slug, name }) => ({ name, url: pathTo(`/${slug}`) })),
  // The home page treats them like dropped files.
  file_handlers: [{ action: pathTo('/'), accept: acceptedFiles() }],
};

export const GET: APIRoute = () => new Response(JSON.stringify(manifest));
