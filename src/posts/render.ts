import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render } from 'astro:content';
import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { base } from '../discovery/base.ts';
import type { FullPost, PostSummary } from '../api.ts';
import { readingMinutes, type Post } from './posts.ts';

const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });

/** A post's content as HTML, for feeds and the API. */
export async function postHtml(post: Post): Promise<string> {
  const { Content } = await render(post);
  return (await container.renderToString(Content)).replace(/^<!DOCTYPE html>/i, '').trim();
}

export const summarise = (post: Post): PostSummary => {
  const { title, description, date, updated, tags } = post.data;
  return {
    slug: post.id,
    title,
    description,
    date: date.toISOString(),
    ...(updated && { updated: updated.toISOString() }),
    tags,
    minutes: readingMinutes(post),
    url: `${base}/blog/${post.id}`,
  };
};

/** Wide tables and code scroll by themselves, also by keyboard. */
export const scrollable = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre ', '<pre tabindex="0" ');

/** What MDX imports is not content. */
export const postMarkdown = ({ body = '' }: Post) => body.replace(/^import .*;\n+/gm, '').trim();

export const fullPost = async (post: Post): Promise<FullPost> => ({
  ...summarise(post),
  html: await postHtml(post),
  markdown: postMarkdown(post),
});
