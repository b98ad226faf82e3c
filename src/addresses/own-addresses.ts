import { otherLanguages } from '#languages.ts';

/**
 * Paths of this site that pages show and link to, in which `:name` stands for one segment. A test checks all links of
 * the built site against them.
 */
export const ownPages: readonly string[] = [
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
  ...otherLanguages.flatMap((id) => [`/${id}/:page`, `/${id}/contact/:page`]),
];

/** The paths of what pages and workers load. */
export const ownFiles = ['/_astro/:file', '/_astro/:folder/:file'] as const;

const patterns = [...ownPages, ...ownFiles].map((path) =>
  path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'),
);
const oneOfThem = new RegExp(`^(?:${patterns.join('|')})$`);

/** Whether a path is one of these. */
export const isOwn = (path: string) => oneOfThem.test(path);
