/**
 * Paths of this site that pages show and link to, in which `:name` stands for one segment. A test checks all links of
 * the built site against them.
 */
export const ownPages = [
  '/',
  '/:page',
  '/blog/:post',
  '/blog/tags/:tag',
  '/docs/:page',
  '/contact/:page',
  '/.well-known/:document',
  '/.well-known/catalogs/:document',
  '/.well-known/agent-skills/:document',
  '/.well-known/agent-skills/:skill/:document',
] as const;

/** The paths of what pages and workers load. */
export const ownFiles = ['/_astro/:file', '/_astro/:folder/:file'] as const;

const patterns = [...ownPages, ...ownFiles].map((path) =>
  path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'),
);
const oneOfThem = new RegExp(`^(?:${patterns.join('|')})$`);

/** Whether a path is one of these. */
export const isOwn = (path: string) => oneOfThem.test(path);
