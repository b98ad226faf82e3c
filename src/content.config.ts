import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { isSketch } from './drawings/draw.ts';

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

/** Pages of plain text: privacy, terms, about. */
const pages = defineCollection({
  loader: glob({ base: 'src/content/pages', pattern: '*.md' }),
  schema: z.object({ title: z.string(), description: z.string().max(160) }),
});

export const collections = { blog, pages };
