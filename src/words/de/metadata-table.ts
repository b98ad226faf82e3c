import type { MetadataName } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/metadata-table.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'Alle Metadaten in dieser Datei',
  found: 'Gefundene Metadaten',
  kept: 'behalten',
  removed: 'entfernt',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Vorschau',
  'more-pictures': 'Weitere Bilder',
  video: 'Video',
  comment: 'Kommentar',
  'hidden-text': 'Verborgener Text',
  'last-change': 'Letzte Änderung',
  'content-credentials': 'Content Credentials',
  'more-xmp': 'Weitere XMP-Daten',
  'photoshop-preview': 'Vorschau von Photoshop',
  'photoshop-notes': 'Notizen von Photoshop',
  'program-data': 'Daten eines Programms',
  'data-of': 'Daten von {of}',
  'jpeg-reconstruction': 'Daten, mit denen daraus wieder die JPEG-Datei wird',
  'after-picture': 'Daten nach dem Bild',
  'page-previews': 'Vorschaubilder von Seiten',
  'xmp-of-parts': 'XMP von Seiten und Bildern',
  packed: '{of}, gepackt',
  box: 'Box {of}',
  chunk: 'Block {of}',
  'in-picture': 'In einem Bild: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Titel',
  'document-author': 'Autor',
  'document-subject': 'Thema',
  'document-keywords': 'Stichwörter',
  'document-creator': 'Erstellt mit',
  'document-producer': 'PDF erzeugt von',
  'document-created': 'Erstellt',
  'document-modified': 'Geändert',
  'iptc-title': 'IPTC-Titel',
  'iptc-keyword': 'IPTC-Stichwort',
  'iptc-instructions': 'IPTC-Anweisungen',
  'iptc-date-created': 'IPTC-Erstellungsdatum',
  'iptc-author': 'IPTC-Autor',
  'iptc-author-position': 'IPTC-Position des Autors',
  'iptc-city': 'IPTC-Stadt',
  'iptc-sublocation': 'IPTC-Ortsteil',
  'iptc-province': 'IPTC-Bundesland oder Region',
  'iptc-country': 'IPTC-Land',
  'iptc-headline': 'IPTC-Überschrift',
  'iptc-credit': 'IPTC-Credit',
  'iptc-source': 'IPTC-Quelle',
  'iptc-copyright': 'IPTC-Copyright',
  'iptc-contact': 'IPTC-Kontakt',
  'iptc-caption': 'IPTC-Bildbeschreibung',
  'iptc-caption-author': 'IPTC-Autor der Bildbeschreibung',
};

/** The name of metadata. */
export const metadataName: Words<typeof english.metadataName> = (name) => {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
};

const kilobytes = onFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const describeKilobytes = (bytes: number) => kilobytes().format(Math.max(1, Math.round(bytes / 1000)));

const metres = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' }));

/** The value of metadata. */
export const metadataValue: Words<typeof english.metadataValue> = (value) => {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `Herstellerdaten der Kamera, in denen Seriennummern stehen können (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} Pixel`;
    case 'small-picture':
      return 'ein kleines Bild davon';
    case 'geography':
      return 'wo auf der Erde das Bild liegt';
    case 'fields':
      return count(value.count, 'Feld', 'Felder');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      const height = `Höhe ${metres().format(altitude)}`;
      return position === undefined ? height : `${position}, ${height}`;
    }
  }
};
