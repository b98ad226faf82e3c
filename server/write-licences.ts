import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { shippedPackages } from '../scripts/shipped-packages.ts';
import { licencesPath } from '#licences/licences-path.ts';
import { acceptedLicences, builtHere, type LicenceId, type Work } from '#licences/licensed-works.ts';
import { copyrightOf, furtherTexts, worksWithin } from '#licences/licences.ts';

const require = createRequire(import.meta.url);

interface Manifest {
  version: string;
  license: string;
  homepage?: string;
  repository?: string | { url: string };
}

const isLicence = /^(?:licen[cs]e|copying|notice)/i;

/** Licence names in packages that are not in the SPDX list. */
const named: Record<string, string> = { 'SEE LICENSE IN README.md AND LICENSE': 'Bitstream-Vera' };

/** Returns the licences in an SPDX expression, as far as packages use its syntax. */
const licencesIn = (expression: string) =>
  (named[expression] ?? expression).split(/ (?:AND|OR) |[()]/i).filter(Boolean);

const isAccepted = (name: string): name is LicenceId => acceptedLicences.some((id) => id === name);

function sourceOf({ repository, homepage = '' }: Manifest): string {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage);
  const plain = url.replace(/^git\+|\.git$/g, '').replace(/^(?:git|ssh):\/\/(?:git@)?|^git@([^:]+):/, 'https://$1/');
  return /^[\w.-]+\/[\w./-]+$/.test(plain) ? `https://github.com/${plain}` : plain.replace('https:///', 'https://');
}

/** Finds the folder of a package, without its entry point, which a package need not have. */
function folderOf(name: string): string {
  const folder = (require.resolve.paths(name) ?? []).map((path) => join(path, name)).find(existsSync);
  if (folder === undefined) throw new Error(`${name} is shipped, and is not installed`);
  return folder;
}

const rule = (character: string) => character.repeat(80);

/**
 * Cuts the licences of bundled dependencies: build tools list them, but the few lines that are shipped contain none of
 * them.
 */
const ownPart = (text: string) => text.split(/^# Licenses of bundled dependencies/m, 1)[0]?.trim() ?? '';

/**
 * Returns the notice that a package requires, and those of the works within it.
 *
 * @param referredTo collects the licences whose text is appended at the end
 * @param once returns a text, or a reference to the package where it appeared first
 * @throws for a package whose licence may not be shipped, or without a text and in no table
 */
async function noticeOf(
  name: string,
  referredTo: Set<LicenceId>,
  once: (text: string, name: string) => string,
): Promise<string> {
  const folder = folderOf(name);
  // npm validated it on installation.
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const licences = licencesIn(manifest.license);
  if (!licences.some(isAccepted)) {
    throw new Error(
      `${name} is shipped, and its licence (${manifest.license}) is not in src/licences/licensed-works.ts.`,
    );
  }
  const files = (await readdir(folder)).filter((file) => isLicence.test(file)).toSorted();
  const paths = [...files, ...(furtherTexts[name] ?? [])];
  const texts = await Promise.all(paths.map(async (path) => ownPart(await readFile(join(folder, path), 'utf8'))));
  const copyright = copyrightOf[name];
  if (texts.length === 0 && copyright === undefined) {
    throw new Error(
      `${name} is shipped without the text of its licence. Add its copyright to src/licences/licences.ts.`,
    );
  }
  if (texts.length === 0) for (const licence of licences.filter(isAccepted)) referredTo.add(licence);
  const works = (worksWithin[name] ?? []).map((work) => workNotice(`Contains ${work.name}.`, work, referredTo));
  const head = `${name} ${manifest.version}\nLicence: ${licences.join(' or ')}\nSource: ${sourceOf(manifest)}`;
  return [rule('='), head, ...(copyright ?? []), ...texts.map((text) => once(text, name)), ...works].join('\n\n');
}

function workNotice(head: string, { licences, copyright, source }: Work, referredTo: Set<LicenceId>): string {
  for (const licence of licences) referredTo.add(licence);
  return [head, ...copyright, `Licence: ${licences.join(', ')}, below`, source].join('\n  ');
}

async function licenceText(id: LicenceId): Promise<string> {
  // Contains all licences, and only builds need it.
  const { default: all } = await import('spdx-license-list/full.js');
  const { name, licenseText } = all[id] ?? {};
  if (licenseText === undefined) throw new Error(`The SPDX list has no licence "${id}"`);
  return [rule('='), `${id}: ${name}`, licenseText.trim()].join('\n\n');
}

const introduction = `Stayput is built with the work of many others. This file names each package of which something is in what your
browser loads, with its licence and where its source is. Every library under the LGPL or the MPL is a file of its own,
which you may replace with a build of yours: /docs/engines says which file is which.`;

/** Returns the text of all notices that the shipped licences require. */
export async function licencesText(packages: Iterable<string>): Promise<string> {
  const referredTo = new Set<LicenceId>();
  const given = new Map<string, string>();
  const once = (text: string, name: string) => {
    const first = given.get(text);
    if (first === undefined) given.set(text, name);
    return first === undefined ? text : `Its text is the same as that of ${first}, above.`;
  };
  const notices: string[] = [];
  for (const name of [...packages].toSorted()) notices.push(await noticeOf(name, referredTo, once));
  for (const work of builtHere)
    notices.push(`${rule('=')}\n\n${workNotice(`${work.name} is in the source of this site.`, work, referredTo)}`);
  const texts = await Promise.all([...referredTo].toSorted().map(licenceText));
  return `${[introduction, ...notices, ...texts].join('\n\n')}\n`;
}

/** Writes the notices of everything that is shipped, at one address. */
export function writeLicences(): AstroIntegration {
  return {
    name: 'write-licences',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (shippedPackages.size === 0) throw new Error('The build has noted no package: scripts/shipped-packages.ts');
        await writeFile(join(fileURLToPath(dir), licencesPath), await licencesText(shippedPackages));
      },
    },
  };
}
