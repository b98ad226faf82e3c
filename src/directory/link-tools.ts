import { catalog } from '#catalog.ts';

/** A piece of a text: `slug` if it is the title of that tool. */
interface Piece {
  text: string;
  slug?: string;
}

// Longer titles may contain shorter ones.
const titles = catalog
  .map(({ slug, tool: { title } }) => ({ slug, title }))
  .toSorted((a, b) => b.title.length - a.title.length);
const anyTitle = new RegExp(
  `(${titles.map(({ title }) => title.replaceAll(/[()]/g, String.raw`\$&`)).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Splits a text at the titles of tools other than one's own, so that they can become links. */
export const linkTools = (text: string, own: string): Piece[] =>
  text.split(anyTitle).map((piece) => {
    const slug = titles.find(({ title }) => title === piece)?.slug;
    return slug === undefined || slug === own ? { text: piece } : { text: piece, slug };
  });
