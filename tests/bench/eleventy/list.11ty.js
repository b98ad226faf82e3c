export const data = {
  pagination: { data: 'pages', size: 1, alias: 'path' },
  pages: ['/blog.html', '/blog/tags/images.html'],
  permalink: ({ path }) => path,
};

export const render = ({ collections }) =>
  `<!doctype html><title>Blog</title><ul>${collections.images
    .toReversed()
    .map(({ url, data }) => `<li><a href="${url}">${data.title}</a> ${data.description}</li>`)
    .join('')}</ul>`;
