import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { base } from '../discovery/base.ts';
import { publishedPosts } from '../posts/posts.ts';
import { postHtml } from '../posts/render.ts';

/** Feed readers poll often, and remember what they have seen. */
const newest = 100;

/** Feed readers show posts on other sites, so the content needs absolute addresses. */
const absolute = (html: string) => html.replace(/(\s(?:href|src)=")\//g, `$1${base}/`);

export const GET: APIRoute = async () => {
  const posts = (await publishedPosts()).slice(0, newest);
  const latest = posts.map(({ data }) => data.updated ?? data.date).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return rss({
    title: 'Stayput',
    description: 'Files that stay put: how the tools work, and what was measured.',
    site: base,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en</language>',
      `<atom:link href="${base}/rss.xml" rel="self" type="application/rss+xml"/>`,
      ...(latest ? [`<lastBuildDate>${latest.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
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
