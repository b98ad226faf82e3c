import { base } from '#discovery/base.ts';
import { publishedPosts } from './posts.ts';
import { postHtml } from './render.ts';

/** Feed readers poll often, and remember what they have seen. */
const newest = 100;

/** What both feeds are called. */
export const feedText = {
  title: 'Stayput',
  description: 'Files that stay put: how the tools work, and what was measured.',
};

/** Feed readers show posts on other sites, so the content needs absolute addresses. */
const absolute = (html: string) => html.replace(/(\s(?:href|src)=")\//g, `$1${base}/`);

/** Returns the newest posts with their whole content. */
export const feedItems = async () =>
  Promise.all(
    (await publishedPosts())
      .slice(0, newest)
      .map(async (post) => ({ id: post.id, data: post.data, html: absolute(await postHtml(post)) })),
  );
