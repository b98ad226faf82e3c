import type { APIRoute } from 'astro';
import { postLines, publishedPosts, tagsOf, withTag } from '../../../posts/posts.ts';

export const getStaticPaths = async () => tagsOf(await publishedPosts()).map((tag) => ({ params: { tag } }));

export const GET: APIRoute = async ({ params: { tag = '' } }) =>
  new Response(`# Posts about ${tag}\n\n${postLines(withTag(await publishedPosts(), tag))}\n`);
