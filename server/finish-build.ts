import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { manifestAddress } from '../src/addresses/build-addresses.ts';
import { manifestOf, manifestText } from './build-manifest.ts';
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
import { redirectsText } from './write-redirects.ts';

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
        await writeOfflineWorker(root, dist);
        const importMap = await writeIntegrity(dist);
        await writeOfflineParts(root, dist);
        await writeFile(join(dist, '_redirects'), redirectsText());
        await writeFile(join(dist, '_headers'), headersText(headerRules({ site, importMap })));
        const rules = await readHeaderRules(dist, join(root, 'netlify.toml'));
        await checkHeaders(dist, rules);
        const manifest = await manifestOf(dist, { root, site, source, rules });
        await writeFile(join(dist, manifestAddress), manifestText(manifest));
        if (dist === join(root, nextBuild, '/')) await takePlace(root);
      },
    },
  };
}
