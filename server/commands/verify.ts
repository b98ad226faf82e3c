import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askSite, closeConnections } from '../ask-site.ts';
import { manifestAddress } from '#addresses/build-addresses.ts';
import { readManifest, type BuildManifest } from '#build/build-manifest.ts';
import { sourceText } from '../build-manifest.ts';
import { compareSite, isLoopback, type Difference } from '../compare-site.ts';
import { endOf, securityTextAddress } from '../security-text.ts';
import { root } from '../settings.ts';
import { sourceOf } from '../source.ts';

const help = `npm run verify -- https://host                    compares a running site with the build here
npm run verify -- https://host --build            builds this source for that address first, and keeps nothing of it
npm run verify -- https://host --manifest FILE    compares it with the manifest of another build
`;

/** In bytes. */
const longestText = 1 << 22;
/** The most lines to print; the rest are only counted. */
const shown = 50;

const local = join(root, 'dist', manifestAddress);

function originOf(address: string | undefined): URL {
  if (address === undefined || !URL.canParse(address)) throw new Error(help);
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/') throw new Error(help);
  return url;
}

/** Fetches a text of the running site, as it was built; returns undefined if there is none. */
async function textAt(origin: URL, address: string): Promise<string | undefined> {
  // Our own server answers with the address it was requested at, except behind a proxy.
  const headers = { 'Accept-Encoding': 'identity', ...(isLoopback(origin) && { 'X-Forwarded-Proto': 'https' }) };
  const reply = await askSite(new URL(address, origin), headers, longestText).catch((error: Error) => {
    throw new Error(`${origin.origin} cannot be reached: ${error.message}`);
  });
  return reply.status === 200 ? reply.body.toString('utf8') : undefined;
}

/** Fetches the manifest of the running site. Only its date is trusted. */
async function statedManifest(origin: URL): Promise<BuildManifest | undefined> {
  const text = await textAt(origin, manifestAddress);
  return text === undefined ? undefined : readManifest(text, origin.origin + manifestAddress);
}

/** Builds this source for an address, separately from the build that is served here. */
async function buildFor(origin: URL, stated: BuildManifest | undefined): Promise<BuildManifest> {
  const { commit } = sourceOf(root, process.env);
  const isSame = stated !== undefined && (stated.commit === undefined || stated.commit === commit);
  const date = isSame ? { SOURCE_DATE_EPOCH: String(Date.parse(stated.date) / 1000) } : {};
  // A site at `localhost` may be built for another address. No other host is trusted on that, because policies name the
  // address.
  const site = isLoopback(origin) && stated ? stated.site : origin.origin;
  // Inside the project, so that the build finds its packages, and where git does not look.
  const dist = await mkdtemp(join(root, 'node_modules', '.verify-'));
  try {
    const build = spawn(process.execPath, [join(root, 'scripts/astro.mjs'), 'build', '--silent', '--outDir', dist], {
      cwd: root,
      env: { ...process.env, SITE_URL: site, ...date },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // `exit` passes the exit code, or null after a signal.
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The build failed. Install the packages that it needs with: npm ci');
    return readManifest(await readFile(join(dist, manifestAddress), 'utf8'), 'What was built');
  } finally {
    await rm(dist, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function builtHere(origin: URL): Promise<BuildManifest> {
  const manifest = readManifest(await readFile(local, 'utf8'), local);
  if (manifest.site !== origin.origin && !isLoopback(origin)) {
    throw new Error(
      `The build here is for ${manifest.site}, which its documents name. To compare with ${origin.origin}, add --build, ` +
        `or build it with: SITE_URL=${origin.origin} npm run build`,
    );
  }
  return manifest;
}

/** Explains why an honest site may differ. */
function hint(expected: BuildManifest, stated: BuildManifest | undefined): string[] {
  if (!stated) return [`The site has no ${manifestAddress}: it is another site, or an older build of this one.`];
  const differing = [
    ...(stated.commit === expected.commit ? [] : [`it was built from ${sourceText(stated)}`]),
    ...(stated.changed ? ['its source had changes that are in no commit'] : []),
    ...(stated.site === expected.site ? [] : [`it was built for ${stated.site}`]),
    ...(stated.date === expected.date ? [] : [`it was built as of ${stated.date}, not ${expected.date}: try --build`]),
    ...(stated.node === expected.node ? [] : [`it was built with Node ${stated.node}, not ${expected.node}`]),
    ...(stated.lockfile === expected.lockfile ? [] : ['it was built with another package-lock.json']),
  ];
  return differing.length === 0 ? [] : [`The site says that ${differing.join('; ')}.`];
}

const line = ({ address, faults }: Difference) => `  ${address} ${faults.join('; ')}`;

async function hasEnded(origin: URL): Promise<boolean> {
  const end = endOf((await textAt(origin, securityTextAddress)) ?? '');
  return end !== undefined && end.getTime() < Date.now();
}

/** Compares a running site with a build, file by file. */
export default async function verify(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { manifest: { type: 'string' }, build: { type: 'boolean' } },
    allowPositionals: true,
  });
  const origin = originOf(positionals[0]);
  try {
    const stated = await statedManifest(origin);
    const isBuilt = values.build === true || !existsSync(local);
    const expected = values.manifest
      ? readManifest(await readFile(values.manifest, 'utf8'), values.manifest)
      : await (isBuilt ? buildFor(origin, stated) : builtHere(origin));
    const differences = await compareSite(origin, expected);
    const total = expected.files.filter(({ address }) => address !== undefined).length;
    const sum = `${total - differences.length} of ${total} files at ${origin.origin} are as built from ${sourceText(expected)}`;
    if (await hasEnded(origin)) {
      throw new Error(`${sum}, but its security.txt has ended: bring out a build of a newer commit.`);
    }
    if (differences.length === 0) return `${sum}, in each encoding and with the headers of each.`;
    const rest = differences.length > shown ? [`  … and ${differences.length - shown} more`] : [];
    const lines = [...differences.slice(0, shown).map(line), ...rest, ...hint(expected, stated)];
    throw new Error(`${sum}. These are not:\n${lines.join('\n')}`);
  } finally {
    closeConnections();
  }
}
