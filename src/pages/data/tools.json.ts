import type { APIRoute } from 'astro';
import { catalog } from '#catalog.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { base } from '#discovery/base.ts';

const tools = [
  ...catalog.map(({ slug, tool }) => ({ name: tool.title, path: `/${slug}` })),
  ...pagesBeside.map(({ slug, title }) => ({ name: title, path: `/${slug}` })),
];

/** For functions: they are bundled without Vite, and cannot read the catalog themselves (`netlify/lib/site.ts`). */
export const GET: APIRoute = () => Response.json({ site: base, tools });
