import { catalog } from '#catalog.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { families, familyIds } from '#families.ts';
import type { Tool } from '#tool.ts';
import { agentLimits } from '#words/agents.ts';
import { base } from './base.ts';
import { familyCatalogPath } from './documents.ts';
import { skill, skillPath } from './skill.ts';
import { queries } from './tool-text.ts';

/** The publisher, in a stable form: without a port. */
const publisher = new URL(base).hostname;

const version = '1.0.0';
const specVersion = '1.0';

const skillEntry = {
  identifier: `urn:air:${publisher}:skill:${skill.name}`,
  displayName: 'Stayput file tools',
  type: 'text/markdown; profile="urn:air:agent-skills"',
  url: base + skillPath,
  description: skill.description,
  tags: ['files', 'browser', 'webmcp'],
  representativeQueries: ['convert a PNG to WebP without uploading it', 'merge two PDFs in the browser'],
  version,
  metadata: { webmcp: 'document.modelContext', limits: agentLimits.join(' ') },
};

const apiEntry = {
  identifier: `urn:air:${publisher}:api:stayput-http`,
  displayName: 'Stayput HTTP API',
  type: 'application/vnd.oai.openapi+json',
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
  tags: [tool.family, 'browser', 'webmcp'],
  representativeQueries: queries(tool),
  version,
});

interface Inner {
  name: string;
  displayName: string;
  description: string;
  representativeQueries: readonly string[];
}

/** A catalog within the catalog (ARD, ADR-0003): registries know its type, but not that of a web page. */
const innerEntry = ({ name, ...shown }: Inner) => ({
  identifier: `urn:air:${publisher}:catalog:${name}`,
  type: 'application/ai-catalog+json',
  ...shown,
  version,
});

const pages: readonly { slug: string; tool: Listed }[] = [
  ...catalog,
  ...pagesBeside.map((page) => ({ slug: page.slug, tool: page })),
  ...presets,
  ...pairs,
];

/** The tool pages of each family, each in its own document: a single one took 114 kB. */
export const familyCatalogs = familyIds.map((id) => ({
  id,
  catalog: { specVersion, entries: pages.filter(({ tool }) => tool.family === id).map(toolEntry) },
}));

const familyEntries = familyCatalogs.map(({ id, catalog: { entries } }) => ({
  ...innerEntry({
    name: id,
    displayName: `${families[id].title}: browser tools`,
    description: families[id].description,
    representativeQueries: entries.slice(0, 3).map(({ displayName }) => `${displayName} without uploading`),
  }),
  url: base + familyCatalogPath(id),
}));

const programEntry = {
  ...innerEntry({
    name: 'interfaces',
    displayName: 'Interfaces for programs',
    description: apiEntry.description,
    representativeQueries: apiEntry.representativeQueries,
  }),
  data: { specVersion, entries: [apiEntry] },
};

/**
 * AI Catalog 1.0, as restricted by ARD's JSON Schema: the skill, the interface, and a catalog of the tool pages of each
 * family.
 */
export const aiCatalog = {
  specVersion,
  host: { displayName: 'Stayput', identifier: publisher, documentationUrl: `${base}/docs/api` },
  entries: [skillEntry, ...familyEntries, programEntry],
};
