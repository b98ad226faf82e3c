import type { AstroIntegration } from 'astro';
import type { ResolvedConfig } from 'vite';

/**
 * Removes Astro's development toolbar, which Astro bundles before each build to scan the content, although no built
 * page has it.
 */
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
