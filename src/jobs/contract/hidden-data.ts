import type { FormatId } from '../../formats/formats.ts';
import type { LaterChange } from './pdf-signatures.ts';

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
  /** A sentence that says how, if not with its defaults. */
  how?: string;
}

export type FindingType =
  | HiddenKind
  /** An embedded preview that does not show the same as the picture. */
  | 'differing-preview'
  /** Earlier versions of a document that are still in the file, and what was different in them. */
  | 'version'
  /** Text that is there but cannot be seen. */
  | 'hidden-text'
  /** Content of pages beyond what is shown of them. */
  | 'outside'
  /** Layers that are not shown. */
  | 'layer'
  | 'form-value'
  | 'comment'
  /** Files within the file. */
  | 'attachment'
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
  remover?: Pick<Remover, 'slug' | 'title' | 'how'>;
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
  | 'format'
  /** What can be seen and heard in a recording. */
  | 'recording'
  /** What is in tracks for machines. */
  | 'data-tracks'
  /** Text in pictures of pages. */
  | 'scans'
  /** What is in attached files. */
  | 'attachments'
  /** Who signed, and whether it is valid. */
  | 'signatures'
  /** Text that cannot be seen, because pages cannot be drawn, or after the most pages that are drawn. */
  | 'undrawn-pages';

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
  /** `{version}` of `{versions}` */
  version: string;
  /** What was different in an earlier version, with facts in braces. */
  changes: Record<LaterChange['type'], string>;
  /** Why text cannot be seen: there is nothing to see, or it is written invisibly over a picture. */
  hiddenText: Record<'unseen' | 'over-picture', string>;
  /** Tracks for machines; `{codec}` */
  dataTracks: Record<'positions' | 'other', string>;
  /** Drawings and pictures beyond what is shown. */
  outsideDrawings: string;
  /** `{preview}` and `{picture}` are sizes in pixels. */
  differing: Record<'shape' | 'content', string>;
}
