import { documents, links, type DiscoveryDocument } from '../src/discovery/documents.ts';
import { pagePath } from './address.ts';

type Rule = readonly [path: string, headers: Record<string, string>];

/** Programs of any origin read them, and may cache them for five minutes. */
const forPrograms = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' };

/** RFC 9727 requires the catalog to name itself. */
const catalog = '/.well-known/api-catalog';

/**
 * Returns header rules for documents that programs read. Every page links to its text, and to the descriptions of the
 * site.
 */
export function documentRules(addresses: readonly string[]): Rule[] {
  const built = new Set(addresses);
  const twinOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
  const known = Object.entries<DiscoveryDocument>(documents).map(([path, { mimeType }]): Rule => {
    const link = path === catalog && { Link: `<${catalog}>; rel="api-catalog"` };
    return [path, { 'Content-Type': mimeType, ...forPrograms, ...link }];
  });
  const twins = addresses
    .filter((address) => address.endsWith('.md') && !(address in documents))
    .map((address): Rule => [
      address,
      { 'Content-Type': 'text/markdown; charset=utf-8', ...forPrograms, Vary: 'Accept' },
    ]);
  const pages = addresses
    .filter((address) => address.endsWith('.html'))
    .map(pagePath)
    .map((path): Rule => {
      const twin = built.has(twinOf(path)) && `<${twinOf(path)}>; rel="alternate"; type="text/markdown"`;
      return [path, { Link: [twin, links].filter(Boolean).join(', '), Vary: 'Accept' }];
    });
  return [...known, ...twins, ...pages, ['/data/*', { 'X-Robots-Tag': 'noindex' }]];
}
