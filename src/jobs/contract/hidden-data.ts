import type { FormatId } from '../../formats/formats.ts';

/**
 * The kinds of metadata. `serial`: what distinguishes one device or file from all others. `exposure`: how the picture
 * was taken. `rest`: bytes after the end of the picture.
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
  | 'rest'
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

/**
 * Lists what a file contains besides what it shows, by meaning, as a text. Each engine does it for its own formats, so
 * the job goes to the engine of the file.
 */
export interface InspectFile {
  type: 'inspect';
  format: 'text' | 'json';
  words: InspectionWords;
  /** Which tools remove what; of several that remove something from a format, the first is named. */
  removers: readonly Remover[];
}

/** A tool that removes kinds of findings from files in some formats. */
export interface Remover {
  slug: string;
  title: string;
  accepts: readonly FormatId[];
  removes: readonly FindingType[];
  /** Values of its options with which it does. Default its defaults. */
  options?: Readonly<Record<string, string | number | boolean>>;
}

export type FindingType =
  | HiddenKind
  /** An embedded preview that does not show the same as the picture. */
  | 'differing-preview'
  /** Scripts in a file. */
  | 'script'
  /** Addresses that people can follow. */
  | 'link'
  /** Addresses that programs load or send something to. */
  | 'remote';

export interface FoundItem {
  /** The format’s own name, or what it belongs to; may be empty. */
  name: string;
  value: string;
  /** From 1. */
  page?: number;
}

export interface Finding {
  type: FindingType;
  items: FoundItem[];
  /** How many more there are that are not listed. */
  more: number;
  /** The tool that removes it, if there is one. */
  remover?: Pick<Remover, 'slug' | 'title' | 'options'>;
}

/** What is not looked at. */
export type UnreadPart =
  /** What pictures themselves show. */
  | 'pixels'
  /** What is hidden in the pixels. */
  | 'watermarks'
  /** The content of maker notes. */
  | 'maker-notes'
  /** Packed metadata. */
  | 'packed'
  /** The metadata of this format. */
  | 'format';

export interface Inspection {
  format: FormatId;
  /** In the order of the words. */
  findings: Finding[];
  /** What was looked for and not found. */
  absent: FindingType[];
  unread: UnreadPart[];
}

/** The texts of the report. Placeholders are in braces. */
export interface InspectionWords {
  /** In the order of the report. */
  types: Record<FindingType, { title: string; meaning: string }>;
  /** `{format}` */
  format: string;
  nothing: string;
  /** `{types}` */
  absent: string;
  unread: string;
  parts: Record<UnreadPart, string>;
  /** `{tool}` */
  removedBy: string;
  notRemoved: string;
  /** `{count}` */
  more: string;
  /** `{page}` */
  page: string;
  /** `{preview}` and `{picture}` are sizes in pixels. */
  differing: Record<'shape' | 'content', string>;
}
