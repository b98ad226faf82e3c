import { getCollection, type CollectionEntry } from 'astro:content';

export type Post = CollectionEntry<'blog'>;

/** One collection feeds the pages, the feed, the sitemap and the API: newest first, no drafts, nothing from the future. */
export async function publishedPosts(now = new Date()): Promise<Post[]> {
  const posts = await getCollection('blog', ({ data }) => !data.draft && data.date <= now);
  return posts.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id));
}

/** Every tag of these posts, most used first. */
export function tagsOf(posts: readonly Post[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ data }) => data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([tag]) => tag);
}

/** Words a minute, for a text that is read with care. */
const pace = 220;

export const readingMinutes = ({ body = '' }: Post) =>
  Math.max(1, Math.round((body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0) / pace));
