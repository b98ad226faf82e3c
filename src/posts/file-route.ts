import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { contentOf, filePatterns, pathOf } from './files.ts';
import { publishedPosts } from './posts.ts';
import { fullPost } from './render.ts';

/** Serves the files of posts in development; a build writes them all at once (`server/write-post-files.ts`). */
export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }));
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props, url }) => {
  const pattern = filePatterns.find((one) => pathOf(one, props.post.id) === url.pathname);
  if (!pattern) throw new Error(`Posts have no file ${url.pathname}`);
  return new Response(await contentOf(pattern, await fullPost(props.post)));
};
