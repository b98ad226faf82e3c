import type { APIRoute } from 'astro';
import { catalog } from '../../catalog.ts';
import { base } from '../../discovery/base.ts';

/** For functions: they are bundled without Vite, and cannot read the catalog themselves (`netlify/lib/site.ts`). */
export const GET: APIRoute = () =>
  Response.json({ site: base, tools: catalog.map(({ slug, tool }) => ({ name: tool.title, path: `/${slug}` })) });
