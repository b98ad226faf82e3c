export const data = {
  pagination: { data: 'collections.images', size: 1, alias: 'post' },
  permalink: ({ post }) => `/blog/${post.fileSlug}.md`,
};

export const render = ({ post }) =>
  `# ${post.data.title}\n\n> ${post.data.description}\n\n${post.date.toISOString().slice(0, 10)}\n\n${post.rawInput}\n`;
