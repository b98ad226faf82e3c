import type { APIRoute } from 'astro';
import { postLines, publishedPosts } from '../posts/posts.ts';

export const GET: APIRoute = async () => new Response(`# Blog\n\n${postLines(await publishedPosts())}\n`);
