import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tool } from '#tool.ts';

/** All tools, by file name. */
export const tools = await Promise.all(
  globSync('src/tools/*.ts')
    .toSorted()
    .map(async (file) => {
      const { default: tool } = (await import(pathToFileURL(resolve(file)).href)) as { default: Tool };
      return { slug: basename(file, '.ts'), tool };
    }),
);
