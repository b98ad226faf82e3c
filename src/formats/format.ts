/** The facts about one file format. Which code reads or writes it is up to the engine. */
export interface Format {
  /** As people know it. */
  name: string;
  kind: Kind;
  mimeType: string;
  /** Without the dot. The first one is used for output files. */
  extensions: readonly [string, ...string[]];
  /** Matches the first `headLength` bytes of a file, read as Latin-1. */
  signature: RegExp;
  /** Whether we can write it; we can read every format in the table. */
  output: boolean;
  /** What an image format can hold: the reason that a conversion may lose something. */
  traits?: readonly Trait[];
}

export type Kind = 'image' | 'video' | 'audio' | 'subtitles' | 'document';

/**
 * `lossy`: quality can be traded for size. `alpha`: transparency. `animation`: more than one frame, with times. `deep`:
 * more than 8 bits per channel. `profile`: an ICC profile. `palette`: at most 256 colours. `uncompressed`: only another
 * format can make such a file smaller. `vector`: can be rendered at any size.
 */
export type Trait = 'lossy' | 'alpha' | 'animation' | 'deep' | 'profile' | 'palette' | 'uncompressed' | 'vector';
