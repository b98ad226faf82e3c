import { existsSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { language } from '#language.ts';
import { isSketch } from '#drawings/draw.ts';

/** Astro's collections only accept Zod schemas; everything else here uses Valibot. */
const blog = defineCollection({
  loader: glob({ base: 'src/content/blog', pattern: '*.{md,mdx}' }),
  schema: ({ image }) =>
    z.object({
      title: z.string().max(70),
      description: z.string().max(160),
      /** The date of publication: a post with a future date is only published by a later build. */
      date: z.coerce.date(),
      updated: z.coerce.date().optional(),
      tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
      /** The drawing of the tool that it is about. Default: that of its family. */
      sketch: z.string().refine(isSketch).optional(),
      draft: z.boolean().default(false),
      cover: z.object({ image: image(), text: z.string() }).optional(),
    }),
});

const own = `src/words/${language}/pages`;

/** Pages of plain text, in the language of the build, or in English if it lacks them. */
const pages = defineCollection({
  loader: glob({ base: existsSync(own) ? own : 'src/words/en/pages', pattern: '*.md' }),
  schema: z.object({ title: z.string(), description: z.string().max(160) }),
});

export const collections = { blog, pages };
