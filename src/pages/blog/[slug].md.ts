import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { publishedPosts } from '../../posts/posts.ts';
import { postMarkdown } from '../../posts/render.ts';

export const getStaticPaths = async () =>
  (await publishedPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }));
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { post } }) => {
  const { title, description, date } = post.data;
  const day = date.toISOString().slice(0, 10);
  return new Response(`# ${title}\n\n> ${description}\n\n${day}\n\n${postMarkdown(post)}\n`);
};
