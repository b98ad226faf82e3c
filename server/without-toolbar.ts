import type { AstroIntegration } from 'astro';
import type { ResolvedConfig } from 'vite';

/** Astro bundles its development toolbar before each build too, to look at the content; no page of a build has it. */
export function withoutToolbar(): AstroIntegration {
  return {
    name: 'without-toolbar',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') return;
        const plugin = {
          name: 'without-toolbar',
          configResolved: ({ environments }: ResolvedConfig) => {
            if (environments.client) environments.client.optimizeDeps.include = [];
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
