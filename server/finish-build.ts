import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { manifestAddress } from '#addresses/build-addresses.ts';
import { builtLanguages } from '../scripts/language/built-languages.ts';
import { manifestOf, manifestText } from './build-manifest.ts';
import { buildLanguages } from './build-languages.ts';
import { BuiltSite } from './built-site.ts';
import { checkHeaders } from './check-headers.ts';
import { writeOfflineParts } from './offline-parts.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { readHeaderRules } from './rules.ts';
import { securityTextWarning } from './security-text.ts';
import { placeholderSite, withoutSiteUrl } from './site-url.ts';
import type { Source } from './source.ts';
import { nextBuild, takePlace } from './take-place.ts';
import { headerRules, headersText } from './write-headers.ts';
import { writeIntegrity } from './write-integrity.ts';
import { writeSitemaps } from './write-sitemap.ts';
import type { LanguageId } from '#languages.ts';
import { otherSpellings } from '#pairs/pairs.ts';

/**
 * Formats, for `_redirects`, redirects for addresses that people may guess, and the page of each language for those that
 * are missing.
 */
const redirectsText = (languages: readonly LanguageId[]) =>
  [
    ...otherSpellings.map(({ from, to }) => `${from} ${to} 301\n`),
    ...languages.map((id) => `/${id}/* /${id}/404.html 404\n`),
  ].join('');

/**
 * Builds the site beside the one that is served, unless another folder was named, and puts it in its place when it is
 * complete. At the end of a build it writes the files that describe others: hashes, redirects, headers and the manifest.
 */
export function finishBuild(source: Source): AstroIntegration {
  let site = '';
  let root = '';
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const isNamed = fileURLToPath(config.outDir) !== join(fileURLToPath(config.root), 'dist/');
        if (command === 'build' && !isNamed) updateConfig({ outDir: new URL(`${nextBuild}/`, config.root) });
      },
      'astro:config:done': ({ config }) => {
        if (config.site === undefined) throw new Error('Policies name the site: astro.config.mjs must say where it is');
        site = new URL(config.site).origin;
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        if (site === placeholderSite) logger.warn(withoutSiteUrl);
        const warning = await securityTextWarning(dist);
        if (warning !== undefined) logger.warn(warning);
        const [, ...others] = builtLanguages(root, process.env['SITE_LANGUAGES']);
        await buildLanguages(root, dist, others);
        await writeOfflineWorker(root, dist);
        const built = await BuiltSite.open(dist);
        const importMap = writeIntegrity(built);
        await writeOfflineParts(root, built);
        writeSitemaps(built, site);
        built.write('/_redirects', redirectsText(others));
        built.write('/_headers', headersText(headerRules({ site, importMap })));
        const rules = await readHeaderRules(dist, join(root, 'netlify.toml'));
        checkHeaders(built, rules);
        const manifest = await manifestOf(built, { root, site, source, rules });
        built.write(manifestAddress, manifestText(manifest));
        if (dist === join(root, nextBuild, '/')) await takePlace(root);
      },
    },
  };
}
