import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { titleCard } from '../../posts/card.ts';
import { publishedPosts } from '../../posts/posts.ts';

export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }));
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { post } }) =>
  new Response(new Uint8Array(await titleCard(post.data.title)));
