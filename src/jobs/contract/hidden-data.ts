import type { FormatId } from '#formats/formats.ts';
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
  /** The format's own name, for people who know it: "Date time original"; or a code for what has none. */
  name: string | MetadataName;
  value: string | MetadataValue;
  /** Whether the result contains it too. */
  kept: boolean;
}

/** Names of metadata that are not a format's own. */
export type MetadataName =
  | {
      type:
        | 'preview'
        | 'more-pictures'
        | 'video'
        | 'comment'
        | 'hidden-text'
        | 'last-change'
        | 'content-credentials'
        | 'more-xmp'
        | 'photoshop-preview'
        | 'photoshop-notes'
        | 'program-data'
        /** What JPEG XL needs to restore the JPEG that it was made from. */
        | 'jpeg-reconstruction'
        | 'after-picture'
        | 'page-previews'
        | 'xmp-of-parts'
        | DocumentField
        | IptcField;
    }
  /** `of`: a program, or a type of the format's own. */
  | { type: 'data-of' | 'packed' | 'box' | 'chunk'; of: string }
  /** Metadata of a picture in a document. */
  | { type: 'in-picture'; name: string | MetadataName }
  /** Metadata of a cover in a recording. */
  | { type: 'in-cover'; cover: string; name: string | MetadataName };

/** Fields of a document. */
export type DocumentField =
  | 'document-title'
  | 'document-author'
  | 'document-subject'
  | 'document-keywords'
  | 'document-creator'
  | 'document-producer'
  | 'document-created'
  | 'document-modified';

/** Datasets of IPTC-IIM. */
export type IptcField =
  | 'iptc-title'
  | 'iptc-keyword'
  | 'iptc-instructions'
  | 'iptc-date-created'
  | 'iptc-author'
  | 'iptc-author-position'
  | 'iptc-city'
  | 'iptc-sublocation'
  | 'iptc-province'
  | 'iptc-country'
  | 'iptc-headline'
  | 'iptc-credit'
  | 'iptc-source'
  | 'iptc-copyright'
  | 'iptc-contact'
  | 'iptc-caption'
  | 'iptc-caption-author';

/** Values that are not texts of the file. */
export type MetadataValue =
  /** A size. `kilobytes` is rounded to whole ones. */
  | { type: 'bytes' | 'kilobytes' | 'maker-notes'; bytes: number }
  | { type: 'file'; name: string; bytes: number }
  | { type: 'cover'; format: string; bytes: number }
  | { type: 'pixels'; width: number; height: number }
  /** `geography`: where on Earth what the picture shows is. */
  | { type: 'small-picture' | 'geography' }
  | { type: 'fields'; count: number }
  | { type: 'count'; count: number }
  /** `position` is in degrees; the altitude is in metres. */
  | { type: 'position'; position?: string; altitude: number };

/**
 * Lists what a file contains besides what it shows, by meaning, as a text. Each engine does it for its own formats, so
 * the job goes to the engine of the file.
 */
export interface InspectFile {
  type: 'inspect';
  format: 'text' | 'json';
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

/** What a report lists, the most revealing first. */
export const findingTypes = [
  'place',
  'person',
  'serial',
  /** An embedded preview that does not show the same as the picture. */
  'differing-preview',
  'rest',
  'video',
  /** Earlier versions of a document that are still in the file, and what was different in them. */
  'version',
  /** Text that is there but cannot be seen. */
  'hidden-text',
  /** Content of pages beyond what is shown of them. */
  'outside',
  /** Layers that are not shown. */
  'layer',
  /** Files within the file. */
  'attachment',
  'comment',
  'form-value',
  /** Scripts in a file. */
  'script',
  /** Addresses that programs load or send something to. */
  'remote',
  'device',
  'software',
  'time',
  'history',
  'text',
  /** Addresses that people can follow. */
  'link',
  'exposure',
  'preview',
  'other',
] as const;

export type FindingType = (typeof findingTypes)[number];

export interface FoundItem {
  /** The format’s own name, or what it belongs to; may be empty. */
  name: string | FoundName;
  value: string | FoundValue;
  /** From 1. */
  page?: number;
}

export type FoundName =
  | MetadataName
  /** Why text cannot be seen: there is nothing to see, or it is written invisibly over a picture. */
  | { type: 'unseen' | 'over-picture' }
  | { type: 'version'; version: number; versions: number };

export type FoundValue =
  | MetadataValue
  /** What was different in an earlier version. */
  | LaterChange
  /** Tracks for machines. */
  | { type: 'positions-track' | 'data-track' }
  /** Drawings and pictures beyond what is shown. */
  | { type: 'drawings' }
  /** The preview has another shape, or shows something else; the sizes are in pixels. */
  | { type: 'differing-shape' | 'differing-content'; preview: PixelSize; picture: PixelSize };

interface PixelSize {
  width: number;
  height: number;
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
  /** In the order of `findingTypes`. */
  findings: Finding[];
  /** What was looked for and not found. */
  absent: FindingType[];
  unread: UnreadPart[];
}
