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
  before: 'Alle metadata in dit bestand',
  found: 'Gevonden metadata',
  kept: 'behouden',
  removed: 'verwijderd',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Miniatuur',
  'more-pictures': 'Meer afbeeldingen',
  video: 'Video',
  comment: 'Opmerking',
  'hidden-text': 'Verborgen tekst',
  'last-change': 'Laatste wijziging',
  'content-credentials': 'Content Credentials',
  'more-xmp': 'Meer XMP',
  'photoshop-preview': 'Miniatuur van Photoshop',
  'photoshop-notes': 'Notities van Photoshop',
  'program-data': 'Gegevens van een programma',
  'data-of': 'Gegevens van {of}',
  'jpeg-reconstruction': 'Gegevens om er weer de JPEG van te maken',
  'after-picture': 'Gegevens na de afbeelding',
  'page-previews': 'Miniaturen van pagina’s',
  'xmp-of-parts': 'XMP van pagina’s en afbeeldingen',
  packed: '{of}, gecomprimeerd',
  box: 'Box {of}',
  chunk: 'Blok {of}',
  'in-picture': 'In een afbeelding: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Titel',
  'document-author': 'Auteur',
  'document-subject': 'Onderwerp',
  'document-keywords': 'Trefwoorden',
  'document-creator': 'Gemaakt met',
  'document-producer': 'PDF gemaakt door',
  'document-created': 'Gemaakt',
  'document-modified': 'Gewijzigd',
  'iptc-title': 'IPTC-titel',
  'iptc-keyword': 'IPTC-trefwoord',
  'iptc-instructions': 'IPTC-instructies',
  'iptc-date-created': 'IPTC-aanmaakdatum',
  'iptc-author': 'IPTC-auteur',
  'iptc-author-position': 'IPTC-functie van de auteur',
  'iptc-city': 'IPTC-stad',
  'iptc-sublocation': 'IPTC-plek in de stad',
  'iptc-province': 'IPTC-provincie of staat',
  'iptc-country': 'IPTC-land',
  'iptc-headline': 'IPTC-kop',
  'iptc-credit': 'IPTC-naamsvermelding',
  'iptc-source': 'IPTC-bron',
  'iptc-copyright': 'IPTC-copyright',
  'iptc-contact': 'IPTC-contact',
  'iptc-caption': 'IPTC-bijschrift',
  'iptc-caption-author': 'IPTC-auteur van het bijschrift',
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
      return `gegevens van de camerafabrikant, waarin serienummers kunnen staan (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} pixels`;
    case 'small-picture':
      return 'een kleine versie ervan';
    case 'geography':
      return 'waar op aarde de afbeelding ligt';
    case 'fields':
      return count(value.count, 'veld', 'velden');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      const height = `hoogte ${metres().format(altitude)}`;
      return position === undefined ? height : `${position}, ${height}`;
    }
  }
};
