import type { APIRoute } from 'astro';
import { publishedPosts } from '#posts/posts.ts';
import { fullPost } from '#posts/render.ts';

/** Every post with its content, from which a build writes the posts' files. */
export const GET: APIRoute = async () =>
  Response.json(await Promise.all((await publishedPosts()).map((post) => fullPost(post))));
