import type { MetadataName } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import type * as english from '#words/metadata-table.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'Tutti i metadati di questo file',
  found: 'Metadati trovati',
  kept: 'conservato',
  removed: 'rimosso',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Anteprima',
  'more-pictures': 'Altre immagini',
  video: 'Video',
  comment: 'Commento',
  'hidden-text': 'Testo nascosto',
  'last-change': 'Ultima modifica',
  'content-credentials': 'Content Credentials',
  'more-xmp': 'Altro XMP',
  'photoshop-preview': 'Anteprima di Photoshop',
  'photoshop-notes': 'Note di Photoshop',
  'program-data': 'Dati di un programma',
  'data-of': 'Dati di {of}',
  'jpeg-reconstruction': 'Ciò che permette di ricreare il suo JPEG',
  'after-picture': 'Dati dopo l’immagine',
  'page-previews': 'Anteprime di pagine',
  'xmp-of-parts': 'XMP di pagine e immagini',
  packed: '{of} compresso',
  box: 'Box {of}',
  chunk: 'Blocco {of}',
  'in-picture': 'In un’immagine: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Titolo',
  'document-author': 'Autore',
  'document-subject': 'Oggetto',
  'document-keywords': 'Parole chiave',
  'document-creator': 'Creato con',
  'document-producer': 'PDF prodotto da',
  'document-created': 'Creato',
  'document-modified': 'Modificato',
  'iptc-title': 'Titolo IPTC',
  'iptc-keyword': 'Parola chiave IPTC',
  'iptc-instructions': 'Istruzioni IPTC',
  'iptc-date-created': 'Data di creazione IPTC',
  'iptc-author': 'Autore IPTC',
  'iptc-author-position': 'Qualifica dell’autore IPTC',
  'iptc-city': 'Città IPTC',
  'iptc-sublocation': 'Luogo nella città IPTC',
  'iptc-province': 'Provincia o stato IPTC',
  'iptc-country': 'Paese IPTC',
  'iptc-headline': 'Titolo principale IPTC',
  'iptc-credit': 'Crediti IPTC',
  'iptc-source': 'Fonte IPTC',
  'iptc-copyright': 'Copyright IPTC',
  'iptc-contact': 'Contatto IPTC',
  'iptc-caption': 'Didascalia IPTC',
  'iptc-caption-author': 'Autore della didascalia IPTC',
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

/** The value of metadata. */
export const metadataValue: Words<typeof english.metadataValue> = (value) => {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `note del produttore della fotocamera, che possono contenere numeri di serie (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} pixel`;
    case 'small-picture':
      return 'una sua versione in piccolo';
    case 'geography':
      return 'il punto della Terra in cui si trova l’immagine';
    case 'fields':
      return count(value.count, 'campo', 'campi');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `altitudine ${altitude} m` : `${position}, altitudine ${altitude} m`;
    }
  }
};
