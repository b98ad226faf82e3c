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
  before: 'Todos los metadatos de este archivo',
  found: 'Metadatos encontrados',
  kept: 'conservado',
  removed: 'quitado',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Vista previa',
  'more-pictures': 'Más imágenes',
  video: 'Vídeo',
  comment: 'Comentario',
  'hidden-text': 'Texto oculto',
  'last-change': 'Último cambio',
  'content-credentials': 'Credenciales de contenido',
  'more-xmp': 'Más XMP',
  'photoshop-preview': 'Vista previa de Photoshop',
  'photoshop-notes': 'Notas de Photoshop',
  'program-data': 'Datos de un programa',
  'data-of': 'Datos de {of}',
  'jpeg-reconstruction': 'Lo que permite rehacer su JPEG',
  'after-picture': 'Datos tras la imagen',
  'page-previews': 'Vistas previas de páginas',
  'xmp-of-parts': 'XMP de páginas e imágenes',
  packed: '{of}, comprimido',
  box: 'Caja {of}',
  chunk: 'Bloque {of}',
  'in-picture': 'En una imagen: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Título',
  'document-author': 'Autor',
  'document-subject': 'Asunto',
  'document-keywords': 'Palabras clave',
  'document-creator': 'Creado con',
  'document-producer': 'PDF generado por',
  'document-created': 'Creado',
  'document-modified': 'Modificado',
  'iptc-title': 'Título IPTC',
  'iptc-keyword': 'Palabra clave IPTC',
  'iptc-instructions': 'Instrucciones IPTC',
  'iptc-date-created': 'Fecha de creación IPTC',
  'iptc-author': 'Autor IPTC',
  'iptc-author-position': 'Cargo del autor IPTC',
  'iptc-city': 'Ciudad IPTC',
  'iptc-sublocation': 'Lugar dentro de la ciudad IPTC',
  'iptc-province': 'Provincia o estado IPTC',
  'iptc-country': 'País IPTC',
  'iptc-headline': 'Titular IPTC',
  'iptc-credit': 'Crédito IPTC',
  'iptc-source': 'Fuente IPTC',
  'iptc-copyright': 'Copyright IPTC',
  'iptc-contact': 'Contacto IPTC',
  'iptc-caption': 'Pie de foto IPTC',
  'iptc-caption-author': 'Autor del pie de foto IPTC',
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
      return `notas del fabricante de la cámara, que pueden contener números de serie (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} píxeles`;
    case 'small-picture':
      return 'una miniatura de la imagen';
    case 'geography':
      return 'en qué lugar de la Tierra está la imagen';
    case 'fields':
      return count(value.count, 'campo');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `altitud ${altitude} m` : `${position}, altitud ${altitude} m`;
    }
  }
};
