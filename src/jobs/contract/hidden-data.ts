/**
 * The kinds of metadata. `serial`: what distinguishes one device or file from all others. `exposure`: how the picture
 * was taken.
 */
export type HiddenKind =
  | 'place'
  | 'person'
  | 'serial'
  | 'time'
  | 'device'
  | 'exposure'
  | 'software'
  | 'text'
  | 'history'
  | 'preview'
  | 'video'
  | 'other';

/** One item of metadata in a file. */
export interface HiddenItem {
  kind: HiddenKind;
  /** The format's own name, for people who know it: "Date time original". */
  name: string;
  value: string;
  /** Whether the result contains it too. */
  kept: boolean;
}
