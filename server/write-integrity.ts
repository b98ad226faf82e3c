import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { importMapMark } from '#policies.ts';
import { scriptsOf } from './built-files.ts';
import type { BuiltSite } from './built-site.ts';
import { languageAt, languageIds } from '#languages.ts';

const folder = '/_astro/';

interface Script {
  integrity: string;
  /** The addresses of its static imports (`atOnce`) and dynamic imports (`later`). */
  atOnce: string[];
  later: string[];
}

const integrityOf = (content: Uint8Array | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Returns all scripts that pages may load, by address. Workers load their own. */
function scriptsFrom(site: BuiltSite, first: Iterable<string>): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const toRead = [...first];
  for (let address = toRead.pop(); address !== undefined; address = toRead.pop()) {
    if (scripts.has(address)) continue;
    if (dirname(address) !== '/_astro') throw new Error(`${address} is not in ${folder}, where pages have scripts`);
    const imports = site.importsOf(address);
    scripts.set(address, { integrity: integrityOf(site.bytes(address)), ...imports });
    toRead.push(...imports.atOnce, ...imports.later);
  }
  return scripts;
}

type Scripts = ReadonlyMap<string, Script>;

/** Returns scripts with their transitive imports, in the order in which they are needed. */
function withImports(
  scripts: Scripts,
  first: readonly string[],
  next: (script: Script) => readonly string[],
): string[] {
  const found = new Set(first);
  for (const address of found) {
    const script = scripts.get(address);
    for (const imported of script ? next(script) : []) found.add(imported);
  }
  return [...found];
}

/** The hash of a script for what imports it later. Empty if the pages' import map has it. */
const ownIntegrity = (scripts: Scripts, inMap: ReadonlySet<string>, address: string) =>
  inMap.has(address) ? '' : (scripts.get(address)?.integrity ?? '');

/**
 * Builds the table that `src/build/checked-imports.ts` reads. Names are enough, because these scripts are in one
 * folder.
 */
function tableText(scripts: Scripts, inMap: ReadonlySet<string>, addresses: readonly string[]): string {
  const rows = addresses.toSorted().map((address) => {
    const imports = scripts.get(address)?.atOnce ?? [];
    return [basename(address), [ownIntegrity(scripts, inMap, address), imports.map((one) => basename(one))]];
  });
  return `export default ${JSON.stringify(Object.fromEntries(rows))}`;
}

/**
 * Returns the addresses of what the page of a tool imports once it is given files: the workbench and the tool, which
 * show rows, then the elements that show files, and the words for results, each with its static imports. Empty on other
 * pages.
 *
 * @param all what the page may import. Scripts have the names of their modules, modules of tools those of the tools, and
 *   modules of elements those of the elements.
 */
function scriptsForFiles(html: string, scripts: Scripts, all: readonly string[]): { shown: string[]; said: string[] } {
  const [, slug] = /<file-tool\b[^>]*\sdata-slug="([^"]+)"/.exec(html) ?? [];
  if (slug === undefined) return { shown: [], said: [] };
  const elements = [...html.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, element = '']) => element);
  const of = (...modules: string[]) => {
    const first = all.filter((address) => modules.includes(basename(address).split('.', 1)[0] ?? ''));
    return withImports(scripts, first, ({ atOnce }) => atOnce);
  };
  const shown = new Set([...of('open-workbench', slug), ...of(...elements)]);
  return { shown: [...shown], said: of('notes').filter((address) => !shown.has(address)) };
}

/** What workers import once they have started. */
const run = /-run\//;

/**
 * Returns the scripts that the worker of each engine imports when it starts, from the folder of scripts: the worker's
 * own script only imports them, so a page that asks for them ahead spares the wait for it.
 */
function readersOf(site: BuiltSite): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const address of site.addresses) {
    const [, engine] = /^\/_astro\/(\w+)\.worker\/.*\.js$/.exec(address) ?? [];
    if (engine === undefined) continue;
    const found = new Set(site.importsOf(address).atOnce);
    for (const one of found) {
      const { atOnce, later } = site.importsOf(one);
      for (const next of [...atOnce, ...later.filter((script) => run.test(script))]) found.add(next);
    }
    readers.set(
      engine,
      [...found].map((one) => one.slice(folder.length)),
    );
  }
  return readers;
}

/** Returns the engine that reads the files of a page, if it does not depend on the file. */
const engineOf = (html: string) => /<file-tool\b[^>]*\sdata-engine="([^"]+)"/.exec(html)?.[1] ?? '';

/** Lets pages start scripts, each once, that others would only import, and removes those others. */
function startDirectly(site: BuiltSite) {
  const others = new Set<string>();
  for (const [page, html] of site.pages()) {
    const started = new Set<string>();
    const direct = html.replaceAll(/<script type="module" src="([^"]+)"><\/script>/g, (_, address: string) => {
      const [, imported] = /^import"\.\/([\w.-]+)";\s*$/.exec(site.text(address)) ?? [];
      const script = imported === undefined ? address : folder + imported;
      if (imported !== undefined) others.add(address);
      if (started.has(script)) return '';
      started.add(script);
      return `<script type="module" src="${script}"></script>`;
    });
    site.write(page, direct);
  }
  for (const address of others) site.remove(address);
}

/**
 * Writes a table, and returns the name and hash by which a page refers to it. Pages that may load the same scripts
 * share one.
 */
function writeTable(site: BuiltSite, text: string): string {
  const integrity = integrityOf(text);
  const short = integrity
    .slice('sha256-'.length)
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 8);
  const name = `scripts.${short}.js`;
  if (!site.has(folder + name)) site.write(folder + name, text);
  return `${name} ${integrity}`;
}

/**
 * Makes browsers verify every script and style of a page: its own by an attribute, what scripts import statically by an
 * import map, which is the same in all pages of a language, and what they import later by a table that the page names,
 * or by a list in the page if they are needed together.
 *
 * @returns the sources that admit the import maps in a Content Security Policy.
 */
export function writeIntegrity(site: BuiltSite): string {
  const styles = new Map(
    site.addresses
      .filter((address) => address.endsWith('.css'))
      .map((address) => [address, integrityOf(site.bytes(address))]),
  );
  const readers = readersOf(site);
  startDirectly(site);
  const languages = Map.groupBy(site.pages(), ([page]) => languageAt(page));
  return languageIds.flatMap((id) => writeInPages(site, languages.get(id) ?? [], styles, readers)).join(' ');
}

/** The same for pages that share an import map. */
function writeInPages(
  site: BuiltSite,
  pages: readonly (readonly [page: string, html: string])[],
  styles: ReadonlyMap<string, string>,
  readers: ReadonlyMap<string, string[]>,
): string[] {
  if (pages.length === 0) return [];
  const scripts = scriptsFrom(
    site,
    pages.flatMap(([page, html]) => scriptsOf(html, page)),
  );
  const inMap = new Set([...scripts.values()].flatMap(({ atOnce }) => atOnce));
  const hashes = [...inMap].toSorted().map((address) => [address, scripts.get(address)?.integrity]);
  const importMap = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const source = `'${integrityOf(importMap)}'`;
  for (const [page, html] of pages) {
    const first = scriptsOf(html, page);
    const all = withImports(scripts, first, ({ atOnce, later }) => [...atOnce, ...later]);
    const table = `<meta name="scripts" content="${writeTable(site, tableText(scripts, inMap, all))}">`;
    const atOnce = withImports(scripts, first, (script) => script.atOnce);
    const { shown, said } = scriptsForFiles(html, scripts, all);
    const listed = (addresses: readonly string[]) =>
      addresses
        .filter((address) => !atOnce.includes(address))
        .map((address) => `${basename(address)},${ownIntegrity(scripts, inMap, address)}`);
    // Workers check no hashes.
    const forWorker = (readers.get(engineOf(html)) ?? []).map((name) => `${name},`);
    const forFiles = [...listed(shown), ...forWorker, ...listed(said)];
    const together = forFiles.length > 0 ? `<meta name="scripts-for-files" content="${forFiles.join(' ')}">` : '';
    const links = atOnce
      .filter((address) => !first.includes(address))
      .map((address) => `<link rel="modulepreload" href="${address}">`);
    const checked = html
      .replaceAll(
        /<script (?:type="module" )?src="([^"]+)"/g,
        (tag, address: string) => `${tag} integrity="${scripts.get(address)?.integrity}"`,
      )
      .replaceAll(
        /<link rel="stylesheet" href="([^"]+)"/g,
        (tag, address: string) => `${tag} integrity="${styles.get(address)}"`,
      )
      .replace(importMapMark, source)
      // Before everything that loads a script.
      .replace(/<head>(?:\s*<meta[^>]*>)*/, (start) => `${start}<script type="importmap">${importMap}</script>`)
      .replace('</head>', `${table}${together}${links.join('')}</head>`);
    site.write(page, checked);
  }
  return [source];
}
