/** Tags that formats name, but Mediabunny does not. */
export type FurtherTag =
  | 'composer'
  | 'conductor'
  | 'copyright'
  | 'isrc'
  | 'language'
  | 'lyricist'
  | 'remixer'
  | 'publisher'
  | 'grouping'
  | 'mood'
  | 'key'
  | 'original-artist'
  | 'sort-title'
  | 'sort-artist'
  | 'sort-album'
  | 'sort-composer';

/** A tag of a recording that a container has no place for. */
export type LostTag =
  | { tag: FurtherTag | 'cover' | 'other-covers' | 'track-number' | 'disc-number' | 'beats-per-minute' | 'chapters' }
  /** More comments or lyrics than one; what only the program that encrypted it can read; tags named by programs. */
  | { tag: 'other-comments' | 'other-lyrics' | 'encrypted' | 'own' }
  /** `name`: as the file names it. */
  | { tag: 'attachment' | 'other'; name: string };
