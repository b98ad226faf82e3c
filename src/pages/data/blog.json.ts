import type { APIRoute } from 'astro';
import { base } from '#discovery/base.ts';
import { publishedPosts } from '#posts/posts.ts';
import { summarise } from '#posts/render.ts';

/** The response of `/api/blog`. */
export const GET: APIRoute = async () => Response.json({ site: base, posts: (await publishedPosts()).map(summarise) });
