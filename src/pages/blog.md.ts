import type { APIRoute } from 'astro';
import { publishedPosts } from '../posts/posts.ts';

export const GET: APIRoute = async () => {
  const lines = (await publishedPosts()).map(
    ({ id, data }) => `- ${data.date.toISOString().slice(0, 10)}: [${data.title}](/blog/${id}.md): ${data.description}`,
  );
  return new Response(`# Blog\n\n${lines.join('\n')}\n`);
};
