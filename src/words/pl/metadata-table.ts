import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { countFields } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'Wszystkie metadane w tym pliku',
  found: 'Znalezione metadane',
  kept: 'zostawione',
  removed: 'usunięte',
};

const names: Record<MetadataName['type'], string> = {
  preview: 'Podgląd',
  'more-pictures': 'Dodatkowe obrazy',
  video: 'Wideo',
  comment: 'Komentarz',
  'hidden-text': 'Ukryty tekst',
  'last-change': 'Ostatnia zmiana',
  'content-credentials': 'Poświadczenia zawartości',
  'more-xmp': 'Dodatkowe dane XMP',
  'photoshop-preview': 'Podgląd z programu Photoshop',
  'photoshop-notes': 'Notatki z programu Photoshop',
  'program-data': 'Dane programu',
  'data-of': 'Dane: {of}',
  'jpeg-reconstruction': 'Dane do odtworzenia oryginalnego JPEG',
  'after-picture': 'Dane za obrazem',
  'page-previews': 'Podglądy stron',
  'xmp-of-parts': 'Dane XMP stron i obrazów',
  packed: 'Spakowane dane: {of}',
  box: 'Blok {of}',
  chunk: 'Fragment {of}',
  'in-picture': 'W obrazie: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Tytuł',
  'document-author': 'Autor',
  'document-subject': 'Temat',
  'document-keywords': 'Słowa kluczowe',
  'document-creator': 'Utworzono w programie',
  'document-producer': 'Producent PDF',
  'document-created': 'Utworzono',
  'document-modified': 'Zmieniono',
  'iptc-title': 'IPTC: tytuł',
  'iptc-keyword': 'IPTC: słowo kluczowe',
  'iptc-instructions': 'IPTC: instrukcje',
  'iptc-date-created': 'IPTC: data utworzenia',
  'iptc-author': 'IPTC: autor',
  'iptc-author-position': 'IPTC: stanowisko autora',
  'iptc-city': 'IPTC: miasto',
  'iptc-sublocation': 'IPTC: dokładne miejsce',
  'iptc-province': 'IPTC: województwo lub stan',
  'iptc-country': 'IPTC: kraj',
  'iptc-headline': 'IPTC: nagłówek',
  'iptc-credit': 'IPTC: informacja o autorstwie',
  'iptc-source': 'IPTC: źródło',
  'iptc-copyright': 'IPTC: prawa autorskie',
  'iptc-contact': 'IPTC: kontakt',
  'iptc-caption': 'IPTC: opis',
  'iptc-caption-author': 'IPTC: autor opisu',
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
      return `notatki producenta aparatu, w których mogą być numery seryjne (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} px`;
    case 'small-picture':
      return 'mała wersja tego obrazu';
    case 'geography':
      return 'położenie obrazu na Ziemi';
    case 'fields':
      return countFields(value.count);
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      const height = `wysokość ${altitude}\u00A0m`;
      return position === undefined ? height : `${position}, ${height}`;
    }
  }
}
