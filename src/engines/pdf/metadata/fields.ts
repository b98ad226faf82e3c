import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import type { DocumentField, HiddenKind } from '#jobs/contract/hidden-data.ts';

type TextKey = Exclude<keyof PdfMetadataChanges, 'displaysTitle' | 'language'>;

interface Field {
  /** The key in the information dictionary (ISO 32000-2, table 349). */
  info: string;
  /** The namespace and name in XMP. */
  xmp: readonly [Namespace, string];
  /** The value type in XMP. Default text. */
  form?: 'languages' | 'sequence';
  isDate?: boolean;
  kind: HiddenKind;
  type: DocumentField;
}

export const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
} as const;

export type Namespace = keyof typeof namespaces;

/** Fields that exist both in the information dictionary and in XMP. */
export const fields: Record<TextKey, Field> = {
  title: { info: 'Title', xmp: ['dc', 'title'], form: 'languages', kind: 'text', type: 'document-title' },
  author: { info: 'Author', xmp: ['dc', 'creator'], form: 'sequence', kind: 'person', type: 'document-author' },
  subject: { info: 'Subject', xmp: ['dc', 'description'], form: 'languages', kind: 'text', type: 'document-subject' },
  keywords: { info: 'Keywords', xmp: ['pdf', 'Keywords'], kind: 'text', type: 'document-keywords' },
  creator: { info: 'Creator', xmp: ['xmp', 'CreatorTool'], kind: 'software', type: 'document-creator' },
  producer: { info: 'Producer', xmp: ['pdf', 'Producer'], kind: 'software', type: 'document-producer' },
  created: { info: 'CreationDate', xmp: ['xmp', 'CreateDate'], isDate: true, kind: 'time', type: 'document-created' },
  modified: { info: 'ModDate', xmp: ['xmp', 'ModifyDate'], isDate: true, kind: 'time', type: 'document-modified' },
};
