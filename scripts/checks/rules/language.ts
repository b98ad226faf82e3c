import type { Found, Rule } from './rule.ts';

/** Finds each place of a pattern in a script. */
const placesOf =
  (pattern: RegExp): Rule['find'] =>
  (file) =>
    [...file.text.matchAll(pattern)].map(({ index, 0: text }): Found => ({
      line: file.getLineAndCharacterOfPosition(index).line,
      text,
    }));

export const countingOnlyInWords: Rule = {
  says: 'scripts of pages do not count things in English',
  files: 'src/components/**/*.{ts,astro}',
  inFrontmatter: true,
  find: placesOf(/words\/(?:en\/)?count\.ts/g),
};

export const oneLanguage: Rule = {
  says: 'one place names the language of the site',
  files: '{src,server,netlify}/**/*.{ts,astro}',
  inFrontmatter: true,
  find: placesOf(/(['"])en(?:-[A-Z]{2})?\1/g),
  allowed: {
    'that place': [/^src\/languages?\.ts$/],
    'languages in which the owner reads reports': [/^src\/discovery\/security-contact\.ts$/],
    'languages of scans': [/^src\/jobs\/contract\/reading\.ts$/],
  },
};
