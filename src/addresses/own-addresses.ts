/** Paths of this site, where `:name` stands for one part: what pages show and lead to. A test holds all links of the built site against it. */
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

/** What pages and workers load. */
export const ownFiles = ['/_astro/:file', '/_astro/:folder/:file'] as const;

const patterns = [...ownPages, ...ownFiles].map((path) =>
  path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'),
);
const oneOfThem = new RegExp(`^(?:${patterns.join('|')})$`);

/** Whether a path is one of these. */
export const isOwn = (path: string) => oneOfThem.test(path);
