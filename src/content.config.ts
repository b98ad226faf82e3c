import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Astro's collections take Zod schemas only; everything else here uses Valibot. */
const blog = defineCollection({
  loader: glob({ base: 'src/content/blog', pattern: '*.{md,mdx}' }),
  schema: ({ image }) =>
    z.object({
      title: z.string().max(70),
      description: z.string().max(160),
      /** When it is published: one to come is not, until a later commit is built. */
      date: z.coerce.date(),
      updated: z.coerce.date().optional(),
      tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
      draft: z.boolean().default(false),
      cover: z.object({ image: image(), text: z.string() }).optional(),
    }),
});

/** Pages that are words alone: privacy, terms, about. */
const pages = defineCollection({
  loader: glob({ base: 'src/content/pages', pattern: '*.md' }),
  schema: z.object({ title: z.string(), description: z.string().max(160) }),
});

export const collections = { blog, pages };
