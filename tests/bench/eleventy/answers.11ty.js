export const data = {
  pagination: { data: 'collections.images', size: 1, alias: 'post' },
  permalink: ({ post }) => `/data/blog/${post.fileSlug}.json`,
};

export const render = ({ post }) =>
  JSON.stringify({ ...post.data.page, title: post.data.title, html: post.content, markdown: post.rawInput });
