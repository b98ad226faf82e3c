import { getCollection, type CollectionEntry } from 'astro:content';
import { buildDate } from '#build/build-date.ts';
import { locale } from '#language.ts';
import { longDate } from './long-date.ts';

export type Post = CollectionEntry<'blog'>;

/** The only source of the pages, the feed, the sitemap and the API: newest first, without drafts or future posts. */
export async function publishedPosts(): Promise<Post[]> {
  const posts = await getCollection('blog', ({ data }) => !data.draft && data.date <= buildDate);
  return posts.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id, locale));
}

/** Every tag of these posts, most used first. */
export function tagsOf(posts: readonly Post[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ data }) => data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], locale)).map(([tag]) => tag);
}

export const withTag = (posts: readonly Post[], tag: string) => posts.filter(({ data }) => data.tags.includes(tag));

/** Words per minute, for a text that is read carefully. */
const pace = 220;

const countMinutes = ({ body = '' }: Post) =>
  Math.max(1, Math.round((body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0) / pace));

/** Cached: the page, the lists and the API show the same. */
const counted = new WeakMap<Post, number>();

export function readingMinutes(post: Post): number {
  const minutes = counted.get(post) ?? countMinutes(post);
  counted.set(post, minutes);
  return minutes;
}

/** Lists posts in Markdown. */
export const postLines = (posts: readonly Post[]) =>
  posts
    .map(
      (post) =>
        `- [${post.data.title}](/blog/${post.id}.md): ${post.data.description} ${longDate.format(post.data.date)} · ${readingMinutes(post)} min`,
    )
    .join('\n');
