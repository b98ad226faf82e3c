import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails a build in which the scripts that write the pages import what starts workers: the workers, and all that engines
 * are made of, would be bundled a second time, and thrown away.
 */
export function pagesWithoutWorkers(): Plugin {
  return {
    name: 'pages-without-workers',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    buildEnd(failed) {
      if (failed) return;
      const found = [...this.getModuleIds()].find((id) => id.includes('/src/jobs/worker/'));
      if (found === undefined) return;
      const way = [found];
      for (const id of way) {
        const info = this.getModuleInfo(id);
        const next = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].find((one) => !way.includes(one));
        if (next !== undefined) way.push(next);
      }
      const named = way.map((id) => relative(process.cwd(), id)).join('\n  imported by ');
      this.error(`Pages are written with what starts workers. Only scripts of the browser may import it:\n  ${named}`);
    },
  };
}
