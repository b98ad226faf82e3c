import { personalDataKinds } from '../personal-data/kinds.ts';

/**
 * What options are to the controls and previews that read them. Metadata says it (`x-role`), for the names of options
 * are their tool's own. A tool has all roles of a group, or none.
 */
export const roleGroups = {
  range: ['start', 'end'],
  fades: ['fade-in', 'fade-out'],
  fadeLook: ['fade-colour', 'fade-sound'],
  /** `loudness` is a number of LUFS; where it is none, `gain` counts, in dB. */
  volume: ['loudness', 'gain'],
  /** What is looked for on pages: words (separated by semicolons), kinds of personal data, an expression, and the matches to keep. */
  words: ['words', ...personalDataKinds, 'expression', 'kept'],
  /** What is put into areas of pages: the text or the strokes, whichever counts, in a colour; else a picture. */
  mark: ['mark-text', 'mark-strokes', 'mark-colour'],
  container: ['container'],
  /** What a box on a picture is held to: `free`, `own` for the shape of the picture itself, or width and height as `16:9`. */
  shape: ['shape'],
  /** In which pages are read: it begins with that of the browser. */
  language: ['language'],
} as const;

export type RoleGroup = keyof typeof roleGroups;
export type Role = (typeof roleGroups)[RoleGroup][number];
