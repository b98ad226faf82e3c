import type { AstroIntegration } from 'astro';
import { englishPath } from '../../src/language.ts';
import type { LanguageId } from '../../src/languages.ts';

/** Astro integration: leads links to pages of the language of the build, and finds them there while developing. */
export const leadLinks = (language: LanguageId): AstroIntegration => ({
  name: 'lead-links',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) =>
      addMiddleware({ order: 'pre', entrypoint: new URL('led-links.ts', import.meta.url) }),
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _, next) => {
        request.url = englishPath(request.url ?? '/', language);
        next();
      });
    },
  },
});
