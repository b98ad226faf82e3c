import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { base } from '../../../discovery/base.ts';
import { publishedPosts } from '../../../posts/posts.ts';
import { fullPost } from '../../../posts/render.ts';

export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }));
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** What `/api/blog/:slug` answers. */
export const GET: APIRoute<Props> = async ({ props }) =>
  Response.json({ site: base, post: await fullPost(props.post) });
