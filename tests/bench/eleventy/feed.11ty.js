export const data = { permalink: '/rss.xml', eleventyExcludeFromCollections: true };

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const render = ({ collections }) =>
  `<rss version="2.0"><channel><title>Blog</title>${collections.images
    .toReversed()
    .slice(0, 100)
    .map(
      ({ url, data, content }) =>
        `<item><title>${escape(data.title)}</title><link>${url}</link><description>${escape(content)}</description></item>`,
    )
    .join('')}</channel></rss>`;
