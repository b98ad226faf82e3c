import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { offlinePartsAddress } from '../src/addresses/build-addresses.ts';
import { parts as enginesFiles } from '../src/engines/parts.ts';
import { formats } from '../src/formats/formats.ts';
import { engineOfKind } from '../src/jobs/contract/engine-of-kind.ts';
import type { Job } from '../src/jobs/contract/job.ts';
import type { OfflineParts } from '../src/offline/messages.ts';
import { families, type FamilyId } from '../src/families.ts';
import type { Tool } from '../src/tool.ts';
import { describeSize } from '../src/words/amounts.ts';
import { pagePath } from './address.ts';
import { addressesIn } from './built-addresses.ts';
import { importsOf, linksOf, scriptsOf, tableOf } from './built-files.ts';
import { scriptsOfWorker } from './worker-scripts.ts';

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

/** Lists what pages show and run: every page, and everything that it or its files refer to. */
async function filesOfPages(dist: string, all: ReadonlySet<string>): Promise<string[]> {
  const pages = [...all].filter((address) => address.endsWith('.html') && address !== '/404.html');
  const found = new Set<string>();
  for (const page of pages) {
    const html = await readFile(join(dist, page), 'utf8');
    for (const address of [...scriptsOf(html, page), ...tableOf(html), ...linksOf(html, page)]) found.add(address);
    for (const [, address = ''] of html.matchAll(/<(?:link|img)\b[^>]*\s(?:href|src)="(\/[^"]*\.\w+)"/g)) {
      if (!/\.(?:md|xml|json)$/.test(address)) found.add(address);
    }
  }
  for (const address of found) {
    if (address.endsWith('.js')) {
      const { atOnce, later } = await importsOf(dist, address);
      for (const imported of [...atOnce, ...later]) found.add(imported);
    }
    if (/\.(?:css|webmanifest)$/.test(address)) {
      const text = await readFile(join(dist, address), 'utf8');
      for (const [, named = ''] of text.matchAll(/(?:url\(|"src":")["']?(\/[^)"']+)/g)) found.add(named);
    }
  }
  return [...pages.map(pagePath), ...found].filter((address) => all.has(address) || !/\.\w+$/.test(address));
}

/** Returns the addresses of the files that engines request from the asset worker, by name, read from its script. */
async function assetsOf(dist: string, script: string): Promise<Map<string, string>> {
  const source = await readFile(join(dist, script), 'utf8');
  return new Map(
    Object.keys(enginesFiles).map((name) => {
      const [, address] = new RegExp(`["'\`]?${name}["'\`]?:\\{url:["'\`](/_astro/[^"'\`]+)["'\`]`).exec(source) ?? [];
      if (address === undefined) throw new Error(`The asset worker has no address for ${name}`);
      return [name, address];
    }),
  );
}

/** Returns the files that engines need: their scripts, and the assets that these name. */
async function filesOfEngines(dist: string): Promise<Map<EngineId, string[]>> {
  const loader = await scriptsOfWorker(dist, 'asset');
  const assets = await assetsOf(dist, loader[0] ?? '');
  // The engines that inspect files, and the one that recognises text.
  const engines = [...new Set<EngineId>([...Object.values(engineOfKind), 'ocr'])];
  const files = await Promise.all(
    engines.map(async (engine): Promise<[EngineId, string[]]> => {
      const scripts = await scriptsOfWorker(dist, engine);
      const sources = await Promise.all(scripts.map((script) => readFile(join(dist, script), 'utf8')));
      const text = sources.join('\n');
      const named = [...assets].filter(([name]) => new RegExp(`["'\`]${name}["'\`]`).test(text));
      return [engine, [...loader, ...scripts, ...named.map(([, address]) => address)]];
    }),
  );
  const needed = new Set(files.flatMap(([, addresses]) => addresses));
  const unused = [...assets.values()].filter((address) => !needed.has(address));
  if (unused.length > 0) throw new Error(`No engine names ${unused.join(', ')}: what works offline is not known`);
  return new Map(files);
}

/** Finds the files of a built site that are needed offline. */
export async function offlineParts(root: string, dist: string): Promise<OfflineParts> {
  const all = new Set(await addressesIn(dist));
  const engines = await filesOfEngines(dist);
  const ofFamilies = Object.entries(await enginesOfFamilies(root)).map(([family, ids]) => [
    family,
    [...new Set([...ids].flatMap((id) => engines.get(id) ?? []))].toSorted(),
  ]);
  // One page starts a worker that belongs to no engine.
  const pages = [
    ...new Set([...(await filesOfPages(dist, all)), ...(await scriptsOfWorker(dist, 'proof'))]),
  ].toSorted();
  // The keys are those of `families`.
  return { ...(Object.fromEntries(ofFamilies) as Record<FamilyId, string[]>), pages };
}

/** Returns the file of an address. */
const fileOf = (dist: string, address: string) =>
  join(dist, address === '/' ? 'index.html' : /\.\w+$/.test(address) ? address : `${address}.html`);

/** Matches the sizes on pages: the part that is meant, and its size. */
const saidSize = /(<data value="(\w+)"[^>]*>)[^<]*<\/data>/g;

/** Describes the size of each part, and of all together. */
async function describeSizes(dist: string, parts: OfflineParts): Promise<Map<string, string>> {
  const sizes = new Map<string, number>();
  for (const address of new Set(Object.values(parts).flat()))
    sizes.set(address, (await stat(fileOf(dist, address))).size);
  const sizeOf = (addresses: Iterable<string>) =>
    describeSize([...addresses].reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0));
  return new Map([
    ...Object.entries(parts).map(([part, addresses]): [string, string] => [part, sizeOf(addresses)]),
    ['all', sizeOf(sizes.keys())],
  ]);
}

/** Writes the list of files that are needed offline, and their sizes into pages. */
export async function writeOfflineParts(root: string, dist: string): Promise<void> {
  const parts = await offlineParts(root, dist);
  await writeFile(join(dist, offlinePartsAddress), JSON.stringify(parts));
  const addresses = await addressesIn(dist);
  const pages = addresses.filter((address) => address.endsWith('.html'));
  // Writing the sizes makes pages larger, which the second round accounts for.
  for (let round = 0; round < 2; round++) {
    const sizes = await describeSizes(dist, parts);
    for (const page of pages) {
      const html = await readFile(join(dist, page), 'utf8');
      const said = html.replaceAll(saidSize, (_, tag: string, part: string) => `${tag}${sizes.get(part)}</data>`);
      if (said !== html) await writeFile(join(dist, page), said);
    }
  }
  const sizes = await describeSizes(dist, parts);
  for (const text of addresses.filter((address) => address.endsWith('.md'))) {
    const markdown = await readFile(join(dist, text), 'utf8');
    const said = markdown.replaceAll(saidSize, (_, _tag: string, part: string) => `${sizes.get(part)}`);
    if (said !== markdown) await writeFile(join(dist, text), said);
  }
}
