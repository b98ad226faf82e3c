import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { base } from '#discovery/base.ts';
import { feedItems, feedText } from '#posts/feed.ts';

export const GET: APIRoute = async () => {
  const posts = await feedItems();
  const latest = posts.map(({ data }) => data.updated ?? data.date).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return rss({
    ...feedText,
    site: base,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en</language>',
      `<atom:link href="${base}/rss.xml" rel="self" type="application/rss+xml"/>`,
      ...(latest ? [`<lastBuildDate>${latest.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
    items: posts.map(({ id, data, html }) => ({
      title: data.title,
      description: data.description,
      link: `/blog/${id}`,
      pubDate: data.date,
      categories: data.tags,
      content: html,
    })),
  });
};
