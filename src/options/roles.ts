import { personalDataKinds } from '#personal-data/kinds.ts';

/**
 * The roles of options for the controls and previews that read them. Metadata assigns them (`x-role`), because option
 * names are up to their tool. A tool has all roles of a group, or none.
 */
export const roleGroups = {
  range: ['start', 'end'],
  fades: ['fade-in', 'fade-out'],
  fadeLook: ['fade-colour', 'fade-sound'],
  /** `loudness` is in LUFS; if it is not a number, `gain` counts, in dB. */
  volume: ['loudness', 'gain'],
  /**
   * The search on pages: words (separated by semicolons), kinds of personal data, a regular expression, and the matches
   * to keep.
   */
  words: ['words', ...personalDataKinds, 'expression', 'kept'],
  /** What is placed on pages: a signature and initials as text, strokes or an image, whichever counts, and a date. */
  mark: [
    ...(['mark-text', 'mark-strokes', 'mark-picture'] as const),
    ...(['initials-text', 'initials-strokes', 'date-text', 'mark-colour'] as const),
  ],
  container: ['container'],
  /** The constraint of a box on an image: `free`, `own` for the image's own shape, or width and height as `16:9`. */
  shape: ['shape'],
  /** The format of a photo for an identity document. */
  photo: ['photo-size'],
  /** The language in which pages are read: starts with the browser's. */
  language: ['language'],
} as const;

export type RoleGroup = keyof typeof roleGroups;
export type Role = (typeof roleGroups)[RoleGroup][number];
