import type { APIRoute } from 'astro';
import { tagTitle } from '#posts/tags.ts';
import { postLines, publishedPosts, tagsOf, withTag } from '#posts/posts.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const getStaticPaths = async () => tagsOf(await publishedPosts()).map((tag) => ({ params: { tag } }));

export const GET: APIRoute = async ({ params: { tag = '' } }) =>
  markdownPage(`# Blog: ${tagTitle(tag)}\n\n${postLines(withTag(await publishedPosts(), tag))}\n`);
