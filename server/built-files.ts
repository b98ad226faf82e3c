import type { BuiltSite } from './built-site.ts';

const absolute = (specifier: string, from: string) => new URL(specifier, `http://localhost${from}`).pathname;

type Attributes = Record<string, string>;

/** Returns the attributes of all elements with one name in a built page. Astro writes them with double quotes. */
const elementsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );

const addressesOf = (elements: Attributes[], attribute: string, page: string) =>
  elements.flatMap((element) => (element[attribute] ? [absolute(element[attribute], page)] : []));

/** Returns the addresses of the scripts that a built page starts with. */
export const scriptsOf = (html: string, page: string): string[] => [
  ...addressesOf(elementsOf(html, 'script'), 'src', page),
  ...addressesOf(
    elementsOf(html, 'link').filter(({ rel }) => rel === 'modulepreload'),
    'href',
    page,
  ),
];

/** Returns the address of the script with the hashes of a built page's dynamic imports (`write-integrity.ts`). */
export const tableOf = (html: string): string[] =>
  elementsOf(html, 'meta').flatMap(({ name, content = '' }) =>
    name === 'scripts' ? [`/_astro/${content.split(' ', 1)[0]}`] : [],
  );

/**
 * Returns the addresses of what else a built page loads at once through links: styles, unless they are disabled, and
 * preloads.
 */
export const linksOf = (html: string, page: string): string[] =>
  addressesOf(
    elementsOf(html, 'link').filter(
      ({ rel, disabled }) => (rel === 'stylesheet' && disabled === undefined) || rel === 'preload',
    ),
    'href',
    page,
  );

/** Returns the addresses of what a browser loads for its own interface when a page opens: icon and manifest. */
export const browserLinksOf = (html: string, page: string): string[] =>
  addressesOf(
    elementsOf(html, 'link').filter(({ rel }) => rel === 'icon' || rel === 'manifest'),
    'href',
    page,
  );

/**
 * Returns the addresses that a browser loads for a built page before any interaction: the page, its links, and its
 * scripts with everything they need to start. Dynamic imports and workers come later.
 */
export function loadedAtOnce(site: BuiltSite, page: string): Set<string> {
  const html = site.text(page);
  const files = new Set([page, ...linksOf(html, page)]);
  const toFollow = scriptsOf(html, page);
  for (let script = toFollow.pop(); script; script = toFollow.pop()) {
    if (files.has(script)) continue;
    files.add(script);
    toFollow.push(...site.importsOf(script).atOnce);
  }
  return files;
}
