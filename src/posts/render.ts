import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render } from 'astro:content';
import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { base } from '#discovery/base.ts';
import type { FullPost, PostSummary } from '#api/api-bodies.ts';
import { readingMinutes, type Post } from './posts.ts';

const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });

/**
 * Cached, since the page, the feed and the API show the same. The key is the post's name and its digest, which changes
 * when it is edited.
 */
const rendered = new Map<string, Promise<string>>();

/** Renders a post's content as HTML. */
export function postHtml(post: Post): Promise<string> {
  const key = `${post.id} ${String(post.digest)}`;
  const html = rendered.get(key) ?? renderHtml(post);
  rendered.set(key, html);
  return html;
}

async function renderHtml(post: Post): Promise<string> {
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

/** Makes wide tables and code scroll by themselves, including by keyboard. */
export const scrollable = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre ', '<pre tabindex="0" ');

/** MDX imports are not content. */
export const postMarkdown = ({ body = '' }: Post) => body.replace(/^import .*;\n+/gm, '').trim();

export const fullPost = async (post: Post): Promise<FullPost> => ({
  ...summarise(post),
  html: await postHtml(post),
  markdown: postMarkdown(post),
});
