import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { FullPost } from '../src/api/api-bodies.ts';
import { contentOf, filePatterns, pathOf } from '../src/posts/files.ts';

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
        dateInSitemap(dist, posts);
        rmSync(source);
      },
    },
  };
}

/** Adds to the sitemap when posts changed. When a tool's page changed for those who read it, no file says. */
function dateInSitemap(dist: string, posts: readonly FullPost[]) {
  const map = join(dist, 'sitemap-0.xml');
  const changed = new Map(posts.map(({ url, date, updated }) => [url, updated ?? date]));
  const dated = readFileSync(map, 'utf8').replaceAll(/<loc>([^<]+)<\/loc>/g, (loc, url: string) => {
    const date = changed.get(url);
    return date === undefined ? loc : `${loc}<lastmod>${date}</lastmod>`;
  });
  writeFileSync(map, dated);
}
