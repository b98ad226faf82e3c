import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';

const absolute = (specifier: string, from: string) => new URL(specifier, `http://localhost${from}`).pathname;

/** What a built script imports, as addresses; `later` are those that it imports when it comes to it. */
export async function importsOf(dist: string, script: string): Promise<{ atOnce: string[]; later: string[] }> {
  await init();
  const source = await readFile(join(dist, script), 'utf8');
  const [imports] = parse(source, script);
  const named = imports.flatMap(({ type, specifier }) =>
    typeof specifier === 'string' ? [{ address: absolute(specifier, script), isDynamic: type === 'dynamic' }] : [],
  );
  return {
    atOnce: named.filter(({ isDynamic }) => !isDynamic).map(({ address }) => address),
    later: named.filter(({ isDynamic }) => isDynamic).map(({ address }) => address),
  };
}

type Attributes = Record<string, string>;

/** The elements of one name in a built page, by their attributes. Astro writes them with double quotes. */
const elementsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );

const addressesOf = (elements: Attributes[], attribute: string, page: string) =>
  elements.flatMap((element) => (element[attribute] ? [absolute(element[attribute], page)] : []));

/** The scripts that a built page starts with, as addresses. */
export const scriptsOf = (html: string, page: string): string[] => [
  ...addressesOf(elementsOf(html, 'script'), 'src', page),
  ...addressesOf(
    elementsOf(html, 'link').filter(({ rel }) => rel === 'modulepreload'),
    'href',
    page,
  ),
];

/** The script with the hashes of what a built page imports later (`write-integrity.ts`), as an address. */
export const tableOf = (html: string): string[] =>
  elementsOf(html, 'meta').flatMap(({ name, content = '' }) =>
    name === 'scripts' ? [`/_astro/${content.split(' ', 1)[0]}`] : [],
  );

/** What else a built page loads at once by its links, as addresses: styles, unless they do not count yet, and preloads. */
export const linksOf = (html: string, page: string): string[] =>
  addressesOf(
    elementsOf(html, 'link').filter(
      ({ rel, disabled }) => (rel === 'stylesheet' && disabled === undefined) || rel === 'preload',
    ),
    'href',
    page,
  );

/** What a browser fetches for its own windows and lists when a page opens, as addresses: icon and manifest. */
export const browserLinksOf = (html: string, page: string): string[] =>
  addressesOf(
    elementsOf(html, 'link').filter(({ rel }) => rel === 'icon' || rel === 'manifest'),
    'href',
    page,
  );

/**
 * What a browser loads of a built page before anything is done on it, as addresses: the page, its links, and its scripts
 * with all that they cannot start without. What they import later, and workers, come after.
 */
export async function loadedAtOnce(dist: string, page: string): Promise<Set<string>> {
  const html = await readFile(join(dist, page), 'utf8');
  const files = new Set([page, ...linksOf(html, page)]);
  const toFollow = scriptsOf(html, page);
  for (let script = toFollow.pop(); script; script = toFollow.pop()) {
    if (files.has(script)) continue;
    files.add(script);
    toFollow.push(...(await importsOf(dist, script)).atOnce);
  }
  return files;
}
