/** What data beside a picture speaks of. `serial`: what tells one device or file from all others. `exposure`: how it was taken. */
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

/** One thing that a file says beside its picture. */
export interface HiddenItem {
  kind: HiddenKind;
  /** As the format has it, for people who know it: "Date time original". */
  name: string;
  value: string;
  /** Whether the result says it too. */
  kept: boolean;
}
