import type { FullPost } from '#api/api-bodies.ts';
import { markdownText } from '#discovery/markdown-text.ts';
import { longDate } from './long-date.ts';
import { titleCard } from './card.ts';
import { familyOfTags } from './tags.ts';

/** The files of every post besides its page: path in the site -> content. */
const files = {
  /** The response of `/api/blog/:slug`. */
  '/data/blog/[slug].json': (post: FullPost) => JSON.stringify({ site: new URL(post.url).origin, post }),
  '/blog/[slug].md': ({ title, description, date, minutes, markdown, url }: FullPost) =>
    markdownText(
      `# ${title}\n\n> ${description}\n\n${longDate.format(new Date(date))} · ${minutes} min\n\n${markdown}\n`,
      new URL(url).origin,
    ),
  '/blog/[slug].png': ({ title, tags }: FullPost) => titleCard(title, familyOfTags(tags)),
} satisfies Record<string, (post: FullPost) => string | Promise<Uint8Array<ArrayBuffer>>>;

// The keys are exactly those of the table.
export const filePatterns = Object.keys(files) as (keyof typeof files)[];

export const pathOf = (pattern: keyof typeof files, slug: string) => pattern.replace('[slug]', slug);

export const contentOf = (pattern: keyof typeof files, post: FullPost) => files[pattern](post);
