import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { rawGet } from '../build/tiny-site.ts';
import { site } from './served.ts';

interface Post {
  slug: string;
  title: string;
  date: string;
  updated?: string;
  tags: string[];
  minutes: number;
  url: string;
  html: string;
  markdown: string;
}

let posts: Post[];
beforeAll(async () => {
  posts = await list();
});

const list = async () => ((await (await site.ask('/api/blog')).json()) as { posts: Post[] }).posts;
const text = async (path: string) => (await site.ask(path)).text();

test('there are six posts or more, newest first, each with its address', () => {
  expect(posts.length).toBeGreaterThanOrEqual(6);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { slug, url } of posts) expect(url).toBe(`${site.url}/blog/${slug}`);
});

test('drafts, and posts with a date to come, are in nothing that was built', async () => {
  const hidden = ['a-draft', 'from-the-future'];
  for (const slug of hidden) {
    expect((await site.ask(`/api/blog/${slug}`)).status).toBe(404);
    expect((await site.ask(`/blog/${slug}`)).status).toBe(404);
  }
  const files = await readdir('dist', { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (!/\.(?:html|xml|json|md|txt|js)$/.test(path)) continue;
    const content = await readFile(path, 'utf8');
    for (const canary of ['unpublished-draft-canary', 'unpublished-future-canary', ...hidden]) {
      expect(content.includes(canary), `${path} names ${canary}`).toBe(false);
    }
  }
});

test('every post is worth reading: 800 words or more, in HTML and in Markdown', async () => {
  for (const { slug } of posts) {
    const { post } = (await (await site.ask(`/api/blog/${slug}`)).json()) as { post: Post };
    expect(post.markdown.split(/\s+/).length, slug).toBeGreaterThan(800);
    expect(post.html).toMatch(/^<p>/);
    expect(post.html).not.toMatch(/<script|<!doctype|\sstyle="/i);
    expect(post.minutes).toBeGreaterThanOrEqual(4);
    expect((await site.ask(`/blog/${slug}`)).status).toBe(200);
  }
});

test('a post that was read before is not sent again', async () => {
  for (const path of ['/api/blog', `/api/blog/${posts[0]?.slug}`]) {
    const answer = await site.ask(path, { headers: { 'Accept-Encoding': 'identity' } });
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.ask(path, { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
});

test('each tag has a page with its posts', async () => {
  for (const tag of new Set(posts.flatMap(({ tags }) => tags))) {
    const page = await text(`/blog/tags/${tag}`);
    for (const { slug, tags } of posts) expect(page.includes(`href="/blog/${slug}"`)).toBe(tags.includes(tag));
  }
});

test('the feed has every post with its whole content', async () => {
  const feed = await text('/rss.xml');
  expect(feed.match(/<item>/g)).toHaveLength(posts.length);
  expect(feed).toContain(`<atom:link href="${site.url}/rss.xml" rel="self"`);
  const [, changed = ''] = /<lastBuildDate>([^<]+)</.exec(feed) ?? [];
  expect(Date.parse(changed)).toBeGreaterThanOrEqual(Math.max(...posts.map(({ date }) => Date.parse(date))));
  for (const { url } of posts) expect(feed).toContain(`<link>${url}</link>`);
  expect(feed).toContain('Switch off the network');
  expect(feed).toContain(`href=&quot;${site.url}/docs/api&quot;`);
});

test('the JSON feed has the same posts as the other, and the same content', async () => {
  const answer = await site.ask('/feed.json');
  expect(answer.headers.get('content-type')).toBe('application/feed+json');
  const feed = (await answer.json()) as { version: string; feed_url: string; items: Record<string, string>[] };
  expect([feed.version, feed.feed_url]).toEqual(['https://jsonfeed.org/version/1.1', `${site.url}/feed.json`]);
  expect(feed.items.map(({ url }) => url)).toEqual(posts.map(({ url }) => url));
  expect(feed.items.map(({ date_published }) => date_published)).toEqual(posts.map(({ date }) => date));
  expect(feed.items.map((item) => item['content_html']).join()).toContain(`href="${site.url}/docs/api"`);
});

test('the sitemap has every post, every tool and every page', async () => {
  const map = await text('/sitemap-en.xml');
  const { tools } = JSON.parse(await text('/data/tools.json')) as { tools: { path: string }[] };
  const paths = [...posts.map(({ slug }) => `/blog/${slug}`), ...tools.map(({ path }) => path), '/blog', '/docs/api'];
  for (const path of paths) expect(map).toContain(`<loc>${site.url}${path}</loc>`);
  expect(map).not.toContain('/contact/thanks');
  for (const { slug, date, updated } of posts)
    expect(map).toContain(`<loc>${site.url}/blog/${slug}</loc><lastmod>${updated ?? date}</lastmod>`);
});

test('a post says in structured data what it is, and shows a picture of the right size', async () => {
  for (const { slug, title, date } of posts) {
    const page = await text(`/blog/${slug}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(page) ?? [];
    const data: unknown = JSON.parse(json);
    expect(data).toMatchObject({ '@type': 'BlogPosting', headline: title, datePublished: date });
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const answer = await site.ask(image.slice(site.url.length));
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  }
});

test('the picture beside links to a tool has the drawing of that tool', async () => {
  const drawingOn = async (path: string) => {
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(await text(path)) ?? [];
    const card = sharp(Buffer.from(await (await site.ask(image.slice(site.url.length))).arrayBuffer()));
    // The lower right part of the sheet, within its corners.
    return card.extract({ left: 640, top: 300, width: 430, height: 220 }).toColourspace('srgb').raw().toBuffer();
  };
  const colours = (pixels: Buffer) => new Set(pixels).size;
  const [redact, sign, about] = [
    await drawingOn('/redact-pdf'),
    await drawingOn('/sign-pdf'),
    await drawingOn('/about'),
  ];
  expect(colours(about), 'paper only').toBe(3);
  expect(colours(redact)).toBeGreaterThan(10);
  expect(redact.equals(sign)).toBe(false);
});

test('posts lead to their neighbours', async () => {
  const pages = await Promise.all(posts.map(({ slug }) => text(`/blog/${slug}`)));
  const leads = (relation: string) =>
    pages.map((page) => new RegExp(`href="/blog/([a-z0-9-]+)" rel="${relation}"`).exec(page)?.[1]);
  const slugs = posts.map(({ slug }) => slug);
  expect(leads('prev')).toEqual([...slugs.slice(1), undefined]);
  expect(leads('next')).toEqual([undefined, ...slugs.slice(0, -1)]);
});

test('code was highlighted when the site was built', async () => {
  expect(await text('/blog/nothing-leaves')).toMatch(/<span class="token /);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a post is compressed with %s where that is accepted, and still known by its tag', async (encoding, decompress) => {
  const plain = await rawGet(site.url, '/api/blog/nothing-leaves');
  const packed = await rawGet(site.url, '/api/blog/nothing-leaves', { 'Accept-Encoding': encoding });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
  expect(decompress(packed.body).equals(plain.body)).toBe(true);
  const headers = { 'Accept-Encoding': encoding, 'If-None-Match': packed.headers.etag ?? '' };
  expect((await rawGet(site.url, '/api/blog/nothing-leaves', headers)).status).toBe(304);
});
