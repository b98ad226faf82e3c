import { globSync } from 'node:fs';
import { join, basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { offlinePartsAddress } from '#addresses/build-addresses.ts';
import { parts as enginesFiles } from '#engines/parts.ts';
import { formats } from '#formats/formats.ts';
import { engineOfKind } from '#jobs/contract/engine-of-kind.ts';
import type { Job } from '#jobs/contract/job.ts';
import type { OfflineParts } from '#offline/messages.ts';
import { families, familyIds, type FamilyId } from '#families.ts';
import { localeOf } from '#language.ts';
import { languageAt, languageIds, type LanguageId } from '#languages.ts';
import type { Tool } from '#tool.ts';
import { describeSize } from '#wording/amounts.ts';
import { pagePath } from './address.ts';
import { linksOf, scriptsOf, tableOf } from './built-files.ts';
import type { BuiltSite } from './built-site.ts';
import { workerPolicies } from '#policies.ts';

type EngineId = Job['engine'];

/** Returns the engines that the tools of each family start: those that inspect accepted files, and that of the job. */
async function enginesOfFamilies(root: string): Promise<Record<FamilyId, Set<EngineId>>> {
  // The keys are those of `families`.
  const engines = Object.fromEntries(Object.keys(families).map((family) => [family, new Set()])) as Record<
    FamilyId,
    Set<EngineId>
  >;
  for (const file of globSync('src/tools/*.ts', { cwd: root })) {
    // Every file in this folder is a tool.
    const { default: tool } = (await import(pathToFileURL(join(root, file)).href)) as { default: Tool };
    const { engine, operation } = tool.job(v.parse(tool.options, {}));
    engines[tool.family].add(engine);
    // It goes to the engine of each file, and the other families have theirs.
    if (operation.type === 'inspect') continue;
    for (const format of tool.accepts) engines[tool.family].add(engineOfKind[formats[format].kind]);
  }
  return engines;
}

/** Lists what pages of a language show and run: every page, and everything that it or its files refer to. */
function filesOfPages(site: BuiltSite, language: LanguageId): string[] {
  const pages = site.pages().filter(([page]) => !page.endsWith('/404.html') && languageAt(page) === language);
  const found = new Set<string>();
  for (const [page, html] of pages) {
    for (const address of [...scriptsOf(html, page), ...tableOf(html), ...linksOf(html, page)]) found.add(address);
    for (const [, address = ''] of html.matchAll(/<(?:link|img)\b[^>]*\s(?:href|src)="(\/[^"]*\.\w+)"/g)) {
      if (!/\.(?:md|xml|json)$/.test(address)) found.add(address);
    }
  }
  for (const address of found) {
    if (address.endsWith('.js')) {
      const { atOnce, later } = site.importsOf(address);
      for (const imported of [...atOnce, ...later]) found.add(imported);
    }
    if (/\.(?:css|webmanifest)$/.test(address)) {
      for (const [, named = ''] of site.text(address).matchAll(/(?:url\(|"src":")["']?(\/[^)"']+)/g)) found.add(named);
    }
  }
  return [...pages.map(([page]) => pagePath(page)), ...found].filter(
    (address) => site.has(address) || !/\.\w+$/.test(address),
  );
}

/** Returns the addresses of the files that engines request from the asset worker, by name, read from its script. */
function assetsOf(source: string): Map<string, string> {
  return new Map(
    Object.keys(enginesFiles).map((name) => {
      const [, address] = new RegExp(`["'\`]?${name}["'\`]?:\\{url:["'\`](/_astro/[^"'\`]+)["'\`]`).exec(source) ?? [];
      if (address === undefined) throw new Error(`The asset worker has no address for ${name}`);
      return [name, address];
    }),
  );
}

/** Returns the files that engines need: their scripts, and the assets that these name. */
function filesOfEngines(site: BuiltSite): Map<EngineId, string[]> {
  const loader = scriptsOfWorker(site, 'asset');
  const assets = assetsOf(site.text(loader[0] ?? ''));
  // The engines that inspect files, and the one that recognises text.
  const engines = [...new Set<EngineId>([...Object.values(engineOfKind), 'ocr'])];
  const files = engines.map((engine): [EngineId, string[]] => {
    const scripts = scriptsOfWorker(site, engine);
    const text = scripts.map((script) => site.text(script)).join('\n');
    const named = [...assets].filter(([name]) => new RegExp(`["'\`]${name}["'\`]`).test(text));
    return [engine, [...loader, ...scripts, ...named.map(([, address]) => address)]];
  });
  const needed = new Set(files.flatMap(([, addresses]) => addresses));
  const unused = [...assets.values()].filter((address) => !needed.has(address));
  if (unused.length > 0) throw new Error(`No engine names ${unused.join(', ')}: what works offline is not known`);
  return new Map(files);
}

/** Finds the files of a built site that are needed offline. */
async function offlineParts(root: string, site: BuiltSite): Promise<OfflineParts> {
  const engines = filesOfEngines(site);
  const ofFamilies = Object.entries(await enginesOfFamilies(root)).map(([family, ids]) => [
    family,
    [...new Set([...ids].flatMap((id) => engines.get(id) ?? []))].toSorted(),
  ]);
  // One page starts a worker that belongs to no engine.
  const proof = scriptsOfWorker(site, 'proof');
  const built = languageIds.filter((id) => site.pages().some(([page]) => languageAt(page) === id));
  const ofLanguages = built.map((id) => [id, [...new Set([...filesOfPages(site, id), ...proof])].toSorted()]);
  // The keys are those of `families`.
  const parts = Object.fromEntries(ofFamilies) as Record<FamilyId, string[]>;
  return { ...parts, ...Object.fromEntries(ofLanguages) };
}

/** Returns the address of the file that is served at an address. */
const fileOf = (address: string) =>
  address === '/' ? '/index.html' : /\.\w+$/.test(address) ? address : `${address}.html`;

/** Matches the sizes on pages: the part that is meant, and its size. */
const saidSize = /(<data value="(\w+)"[^>]*>)[^<]*<\/data>/g;

/** Describes the size of each part for pages of a language, and of all together. */
function describeSizes(site: BuiltSite, parts: OfflineParts, language: LanguageId): Map<string, string> {
  const sizeOf = (addresses: Iterable<string>) =>
    describeSize(
      [...addresses].reduce((sum, address) => sum + site.bytes(fileOf(address)).length, 0),
      localeOf(language),
    );
  const shown = { ...Object.fromEntries(familyIds.map((id) => [id, parts[id]])), pages: parts[language] ?? [] };
  return new Map([
    ...Object.entries(shown).map(([part, addresses]): [string, string] => [part, sizeOf(addresses)]),
    ['all', sizeOf(new Set(Object.values(shown).flat()))],
  ]);
}

/** Writes the list of files that are needed offline, and their sizes into pages. */
export async function writeOfflineParts(root: string, site: BuiltSite): Promise<void> {
  const parts = await offlineParts(root, site);
  site.write(offlinePartsAddress, JSON.stringify(parts));
  function say(ending: '.html' | '.md') {
    const described = new Map<LanguageId, Map<string, string>>();
    for (const address of site.addresses.filter((one) => one.endsWith(ending))) {
      const language = languageAt(address);
      const sizes = described.get(language) ?? describeSizes(site, parts, language);
      described.set(language, sizes);
      const text = site.text(address);
      const said = text.replaceAll(saidSize, (_, start: string, part: string) =>
        ending === '.md' ? `${sizes.get(part)}` : `${start}${sizes.get(part)}</data>`,
      );
      if (said !== text) site.write(address, said);
    }
  }
  // Writing the sizes makes pages larger, which the second round accounts for.
  say('.html');
  say('.html');
  say('.md');
}

/** Returns the scripts of a worker: its own, all that they import at any time, and those of the workers that they start. */
function scriptsOfWorker(site: BuiltSite, name: string): string[] {
  const scripts = site.addresses.filter((address) => /^\/_astro\/[^/]+\/.*\.m?js$/.test(address));
  const workers = scripts.filter((script) => Object.hasOwn(workerPolicies, script.split('/')[2] ?? ''));
  const found = new Set(scripts.filter((script) => script.startsWith(`/_astro/${name}.worker/`)));
  for (const script of found) {
    const { atOnce, later } = site.importsOf(script);
    for (const imported of [...atOnce, ...later]) found.add(imported);
    for (const other of workers) if (site.text(script).includes(basename(other))) found.add(other);
  }
  return [...found].toSorted();
}
