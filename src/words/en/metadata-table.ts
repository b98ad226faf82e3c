import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'All metadata in this file',
  found: 'Metadata found',
  kept: 'kept',
  removed: 'removed',
};

const names: Record<MetadataName['type'], string> = {
  preview: 'Preview',
  'more-pictures': 'More pictures',
  video: 'Video',
  comment: 'Comment',
  'hidden-text': 'Hidden text',
  'last-change': 'Last change',
  'content-credentials': 'Content credentials',
  'more-xmp': 'More XMP',
  'photoshop-preview': 'Photoshop’s preview',
  'photoshop-notes': 'Photoshop’s notes',
  'program-data': 'Data of a program',
  'data-of': 'Data of {of}',
  'jpeg-reconstruction': 'What turns it back into its JPEG',
  'after-picture': 'Data after the picture',
  'page-previews': 'Previews of pages',
  'xmp-of-parts': 'XMP of pages and pictures',
  packed: 'Packed {of}',
  box: 'Box {of}',
  chunk: 'Chunk {of}',
  'in-picture': 'In a picture: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Title',
  'document-author': 'Author',
  'document-subject': 'Subject',
  'document-keywords': 'Keywords',
  'document-creator': 'Created with',
  'document-producer': 'PDF made by',
  'document-created': 'Created',
  'document-modified': 'Changed',
  'iptc-title': 'IPTC title',
  'iptc-keyword': 'IPTC keyword',
  'iptc-instructions': 'IPTC instructions',
  'iptc-date-created': 'IPTC date created',
  'iptc-author': 'IPTC author',
  'iptc-author-position': 'IPTC author’s position',
  'iptc-city': 'IPTC city',
  'iptc-sublocation': 'IPTC sublocation',
  'iptc-province': 'IPTC province or state',
  'iptc-country': 'IPTC country',
  'iptc-headline': 'IPTC headline',
  'iptc-credit': 'IPTC credit',
  'iptc-source': 'IPTC source',
  'iptc-copyright': 'IPTC copyright',
  'iptc-contact': 'IPTC contact',
  'iptc-caption': 'IPTC caption',
  'iptc-caption-author': 'IPTC caption’s author',
};

/** The name of metadata. */
export function metadataName(name: string | MetadataName): string {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
}

const kilobytes = onFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const describeKilobytes = (bytes: number) => kilobytes().format(Math.max(1, Math.round(bytes / 1000)));

/** The value of metadata. */
export function metadataValue(value: string | MetadataValue): string {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `notes of the camera’s maker, which may hold serial numbers (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} pixels`;
    case 'small-picture':
      return 'a small picture of it';
    case 'geography':
      return 'where on Earth the picture lies';
    case 'fields':
      return count(value.count, 'field');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `altitude ${altitude} m` : `${position}, altitude ${altitude} m`;
    }
  }
}
