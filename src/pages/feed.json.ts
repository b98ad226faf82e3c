import type { APIRoute } from 'astro';
import { base } from '#discovery/base.ts';
import { language } from '#language.ts';
import { feedItems, feedText } from '#posts/feed.ts';

/** The blog as a JSON Feed (version 1.1). */
export const GET: APIRoute = async () =>
  Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    ...feedText,
    home_page_url: `${base}/blog`,
    feed_url: `${base}/feed.json`,
    language,
    items: (await feedItems()).map(({ id, html, data: { title, description, date, updated, tags } }) => ({
      id: `${base}/blog/${id}`,
      url: `${base}/blog/${id}`,
      title,
      summary: description,
      content_html: html,
      date_published: date.toISOString(),
      ...(updated && { date_modified: updated.toISOString() }),
      tags,
    })),
  });
