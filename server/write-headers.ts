import { offlineWorkerAddress } from '#addresses/build-addresses.ts';
import { licencesPath } from '#licences/licences-path.ts';
import { documents, links } from '#discovery/documents.ts';
import {
  importMapMark,
  pagePermissions,
  pagePolicies,
  policyHeaders,
  securityHeaders,
  siteMark,
  workerPolicies,
} from '#policies.ts';

/** Maps a path, in which `*` and `:name` are Netlify's placeholders, to headers. The last rule that matches wins. */
export type HeaderRules = ReadonlyMap<string, Record<string, string>>;

/** Programs of any origin read them, and may cache them for five minutes. */
const forPrograms = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' };

/** File names contain a hash of the content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** RFC 9727 requires the catalog to name itself. */
const catalog = '/.well-known/api-catalog';

/** Returns the addresses of a page, in every language: hosts also serve a page under its file name. */
const addressesOfPage = (path: string) =>
  ['', '/:language'].flatMap((language) => [`${language}${path}`, `${language}${path}.html`]);

/**
 * Returns all header rules of a site. They come from tables alone, so a further page, tool or language adds none. The
 * first is the policy of pages, for every address that no other rule names: any spelling of an address, and what is
 * missing. Rules that follow make it stricter, or loosen it for a page or a worker's folder.
 *
 * @param site its origin
 * @param importMap the source that admits the import map of its pages.
 */
export function headerRules({ site, importMap }: { site: string; importMap: string }): HeaderRules {
  const rules = new Map<string, Record<string, string>>();
  const add = (path: string, headers: Record<string, string>) => {
    const filledIn = (value: string) => value.replaceAll(siteMark, site).replace(importMapMark, importMap);
    const atSite = Object.entries(headers).map(([name, value]) => [name, filledIn(value)]);
    rules.set(path, { ...rules.get(path), ...Object.fromEntries(atSite) });
  };
  const closed = policyHeaders('closed');

  add('/*', { ...securityHeaders, ...policyHeaders('page'), Link: links, Vary: 'Accept' });
  for (const [path, id] of Object.entries(pagePolicies))
    for (const address of addressesOfPage(path)) add(address, policyHeaders(id));
  for (const [path, permissions] of Object.entries(pagePermissions))
    for (const address of addressesOfPage(path)) add(address, { 'Permissions-Policy': permissions });

  // In place of the links and permissions of pages, which are ten times as long: what is sandboxed has no permissions.
  const short = { Link: `<${licencesPath}>; rel="license"`, 'Permissions-Policy': 'tools=()' };
  add('/_astro/*', { ...closed, ...immutable, Vary: 'Accept-Encoding', ...short });
  for (const [folder, id] of Object.entries(workerPolicies)) add(`/_astro/${folder}/*`, policyHeaders(id));
  add(offlineWorkerAddress, policyHeaders('offline'));

  add('/*.md', { ...closed, ...forPrograms, 'Content-Type': 'text/markdown; charset=utf-8' });
  add('/cards/*', closed);
  add('/data/*', { ...closed, 'X-Robots-Tag': 'noindex' });
  add('/.well-known/*', { ...closed, ...forPrograms });
  for (const [path, { mimeType }] of Object.entries(documents))
    add(path, { ...closed, ...forPrograms, 'Content-Type': mimeType });
  add(catalog, { Link: `<${catalog}>; rel="api-catalog"` });
  return rules;
}

const ruleText = ([path, headers]: [string, Record<string, string>]) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The most rules that `_headers` may have: hosts refuse more than 100, and Netlify tries each for every request. */
const mostRules = 60;

/** In characters: hosts refuse longer lines. */
const longestLine = 2000;

/**
 * Formats the rules for `_headers`.
 *
 * @throws if there are more rules, or longer ones, than hosts take.
 */
export function headersText(rules: HeaderRules): string {
  if (rules.size > mostRules) throw new Error(tooMany(rules));
  const text = `${[...rules].map(ruleText).join('\n')}\n`;
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers has ${long.length} characters; hosts take ${longestLine}: ${long.slice(0, 80)}…`,
    );
  }
  return text;
}

const tooMany = (rules: HeaderRules) =>
  `_headers needs ${rules.size} rules, and may have ${mostRules}: hosts refuse more. ` +
  `Name a folder instead of each file in server/write-headers.ts. The last rules are for ${[...rules.keys()].slice(-5).join(', ')}.`;
