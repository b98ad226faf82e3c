import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { FullPost } from '#api/api-bodies.ts';
import { contentOf, filePatterns, pathOf } from '#posts/files.ts';

/** Writes the other files of posts. As separate routes, they would take longer than the pages. */
export function writePostFiles(): AstroIntegration {
  return {
    name: 'write-post-files',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const pattern of filePatterns) injectRoute({ pattern, entrypoint: './src/posts/file-route.ts' });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const source = join(dist, 'data/posts.json');
        // The build wrote this document: `src/pages/data/posts.json.ts` defines its contents.
        const posts = JSON.parse(readFileSync(source, 'utf8')) as FullPost[];
        for (const pattern of filePatterns) {
          mkdirSync(dirname(join(dist, pattern)), { recursive: true });
          for (const post of posts)
            writeFileSync(join(dist, pathOf(pattern, post.slug)), await contentOf(pattern, post));
        }
        rmSync(source);
      },
    },
  };
}
