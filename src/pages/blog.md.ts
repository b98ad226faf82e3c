import type { APIRoute } from 'astro';
import { postLines, publishedPosts } from '#posts/posts.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = async () => markdownPage(`# Blog\n\n${postLines(await publishedPosts())}\n`);
