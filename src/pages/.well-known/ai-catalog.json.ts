import type { APIRoute } from 'astro';
import { catalog } from '../../catalog.ts';
import type { Tool } from '../../tool.ts';
import { base } from '../../discovery/base.ts';
import { skill, skillPath } from '../../discovery/skill.ts';
import { pagesBeside } from '../../pages-beside.ts';
import { pairs } from '../../pairs.ts';
import { queries } from '../../discovery/tool-text.ts';

/** Who publishes, in names that stay: without a port. */
const publisher = new URL(base).hostname;

const version = '1.0.0';

const skillEntry = {
  identifier: `urn:air:${publisher}:skill:${skill.name}`,
  displayName: 'Stayput file tools',
  type: 'text/markdown; profile="urn:air:agent-skills"',
  url: base + skillPath,
  description: skill.description,
  tags: ['files', 'browser'],
  representativeQueries: ['convert a PNG to WebP without uploading it', 'merge two PDFs in the browser'],
  version,
};

const apiEntry = {
  identifier: `urn:air:${publisher}:api:stayput-http`,
  displayName: 'Stayput HTTP API',
  type: 'application/json',
  url: `${base}/openapi.json`,
  description: 'OpenAPI 3.1: health, contact and blog. No credentials, and no files.',
  tags: ['api'],
  representativeQueries: ['is Stayput up', 'list the posts of the Stayput blog'],
  version,
};

type Listed = Pick<Tool, 'title' | 'description' | 'family'>;

const toolEntry = ({ slug, tool }: { slug: string; tool: Listed }) => ({
  identifier: `urn:air:${publisher}:tool:${slug}`,
  displayName: tool.title,
  type: 'text/html',
  url: `${base}/${slug}`,
  description: tool.description,
  tags: [tool.family, 'browser'],
  representativeQueries: queries(tool),
  version,
});

/** AI Catalog 1.0, as ARD's JSON Schema narrows it. */
export const GET: APIRoute = () =>
  Response.json({
    specVersion: '1.0',
    host: { displayName: 'Stayput', identifier: publisher, documentationUrl: `${base}/docs/api` },
    entries: [
      skillEntry,
      apiEntry,
      ...catalog.map(toolEntry),
      ...pagesBeside.map((page) => toolEntry({ slug: page.slug, tool: page })),
      ...pairs.map(toolEntry),
    ],
  });
