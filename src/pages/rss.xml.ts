import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { base } from '../discovery/base.ts';
import { publishedPosts } from '../posts/posts.ts';
import { postHtml } from '../posts/render.ts';

/** Readers of feeds ask often, and remember what they have seen. */
const newest = 100;

/** Readers of feeds show pages elsewhere, so addresses in the content are whole ones. */
const absolute = (html: string) => html.replace(/(\s(?:href|src)=")\//g, `$1${base}/`);

export const GET: APIRoute = async () => {
  const posts = (await publishedPosts()).slice(0, newest);
  return rss({
    title: 'Stayput',
    description: 'Files that stay put: how the tools work, and what was measured.',
    site: base,
    trailingSlash: false,
    customData: '<language>en</language>',
    items: await Promise.all(
      posts.map(async (post) => ({
        title: post.data.title,
        description: post.data.description,
        link: `/blog/${post.id}`,
        pubDate: post.data.date,
        categories: post.data.tags,
        content: absolute(await postHtml(post)),
      })),
    ),
  });
};
