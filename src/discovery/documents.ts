import { families, familyIds, type FamilyId } from '#families.ts';

/** One document for programs, and how it is served. */
export interface DiscoveryDocument {
  mimeType: string;
  /** A description for people. */
  summary: string;
  /** The link relation by which other pages refer to it (RFC 8288). */
  relation?: string;
}

const json = 'application/json';
const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

const aiCatalog = 'application/ai-catalog+json';

export const familyCatalogPath = (family: FamilyId) => `/.well-known/catalogs/${family}.json` as const;

const familyDocuments = Object.fromEntries(
  familyIds.map((id) => [
    familyCatalogPath(id),
    { mimeType: aiCatalog, summary: `The tool pages for ${families[id].title}, for agents.` },
  ]),
);

/** THE table of documents for programs. All are built, readable from any origin, and cached for five minutes. */
export const documents: Record<string, DiscoveryDocument> = {
  '/openapi.json': { mimeType: json, summary: 'The HTTP interface, as OpenAPI 3.1.', relation: 'service-desc' },
  '/auth.md': { mimeType: markdown, summary: 'How an agent registers, and why it need not.' },
  '/llms.txt': { mimeType: text, summary: 'What this site is, for language models.', relation: 'describedby' },
  '/robots.txt': { mimeType: text, summary: 'What may be read, and used for what.' },
  '/rss.xml': { mimeType: 'application/rss+xml; charset=utf-8', summary: 'The blog, with its full content.' },
  '/feed.json': { mimeType: 'application/feed+json', summary: 'The same as a JSON Feed.' },
  '/.well-known/oauth-protected-resource': { mimeType: json, summary: 'RFC 9728: an open API.' },
  '/.well-known/oauth-authorization-server': { mimeType: json, summary: 'RFC 8414: no tokens are issued.' },
  '/.well-known/openid-configuration': { mimeType: json, summary: 'The same, at the address OpenID clients ask for.' },
  '/.well-known/jwks.json': { mimeType: 'application/jwk-set+json', summary: 'No keys: nothing is signed.' },
  '/.well-known/ard.json': {
    mimeType: aiCatalog,
    summary: 'The skill, the interface and the catalogs of tools, for agents (Agentic Resource Discovery).',
    relation: 'ard',
  },
  '/.well-known/ai-catalog.json': {
    mimeType: aiCatalog,
    summary: 'The same catalog, at the address that older agents ask for.',
    relation: 'ai-catalog',
  },
  ...familyDocuments,
  '/.well-known/agent-skills/index.json': { mimeType: json, summary: 'The skills, with their digests.' },
  '/.well-known/agent-skills/stayput-file-tools/SKILL.md': { mimeType: markdown, summary: 'How to use the tools.' },
  '/.well-known/api-catalog': {
    mimeType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    summary: 'RFC 9727: where the interface is described.',
    relation: 'api-catalog',
  },
  '/.well-known/security.txt': { mimeType: text, summary: 'RFC 9116: where to report a weakness.' },
};

/** For the `Link` header of every page. */
export const links = [
  ...Object.entries(documents).flatMap(([path, { mimeType, relation }]) =>
    relation ? [`<${path}>; rel="${relation}"; type="${mimeType.split(';', 1)[0]}"`] : [],
  ),
  '</docs/api>; rel="service-doc"; type="text/html"',
].join(', ');
