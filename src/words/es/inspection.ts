import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/inspection.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Lugar', meaning: 'Dónde se hizo, o de qué lugar trata.' },
    person: { title: 'Personas', meaning: 'Nombres de personas, como el autor, el dueño o alguien de la imagen.' },
    serial: {
      title: 'Números de serie e identificadores',
      meaning: 'Pueden relacionar este archivo con un dispositivo, o con otros archivos de la misma persona.',
    },
    'differing-preview': {
      title: 'Vista previa distinta de la imagen',
      meaning: 'Una imagen pequeña dentro del archivo puede seguir mostrando lo que se recortó o se retocó.',
    },
    rest: { title: 'Datos tras el final', meaning: 'Los programas los ignoran, pero cualquiera puede leerlos.' },
    video: { title: 'Vídeo', meaning: 'Un vídeo corto, con sonido, que los móviles añaden a una foto.' },
    version: {
      title: 'Versiones anteriores',
      meaning: 'Los programas muchas veces solo añaden los cambios, así que lo de antes se puede recuperar.',
    },
    'hidden-text': { title: 'Texto oculto', meaning: 'Nadie lo ve, pero se puede copiar y buscar.' },
    outside: {
      title: 'Contenido fuera de la página visible',
      meaning: 'Recortar una página solo oculta lo que hay alrededor.',
    },
    layer: { title: 'Capas ocultas', meaning: 'Quien lea el archivo puede mostrarlas.' },
    attachment: { title: 'Archivos adjuntos', meaning: 'Archivos enteros dentro de este.' },
    comment: { title: 'Comentarios', meaning: 'Notas y marcas, muchas veces con el nombre de su autor.' },
    'form-value': {
      title: 'Valores de formulario',
      meaning: 'Lo que se escribió o se eligió en campos de formulario.',
    },
    script: { title: 'Scripts', meaning: 'Programas que pueden ejecutarse al abrir el archivo.' },
    remote: {
      title: 'Direcciones remotas',
      meaning:
        'Al abrir el archivo, o al enviar un formulario que contiene, se puede contactar con estas direcciones, y sus dueños sabrían que lo tienes.',
    },
    device: { title: 'Dispositivos', meaning: 'La cámara, el móvil, el escáner o el objetivo.' },
    software: { title: 'Programas', meaning: 'Los programas con los que se creó o se modificó el archivo.' },
    time: { title: 'Fechas y horas', meaning: 'Cuándo se creó o se modificó.' },
    history: { title: 'Historial', meaning: 'Qué se hizo con el archivo, y a partir de qué archivos se creó.' },
    text: { title: 'Campos de texto', meaning: 'Títulos, descripciones, palabras clave y comentarios.' },
    link: { title: 'Enlaces', meaning: 'Direcciones que se abren cuando alguien las sigue.' },
    exposure: { title: 'Ajustes de cámara', meaning: 'Cómo se hizo la foto.' },
    preview: { title: 'Vistas previas', meaning: 'Imágenes pequeñas o carátulas que salen en listas de archivos.' },
    other: { title: 'Otros datos', meaning: 'Datos que los programas guardan para sí mismos.' },
  },
  format: 'Formato: {format}',
  nothing: 'No se encontró nada.',
  absent: 'Buscado y no encontrado: {types}.',
  unread: 'Sin revisar:',
  parts: {
    pixels: 'Lo que muestra la propia imagen, como caras, carteles y pantallas.',
    watermarks: 'Marcas de agua invisibles.',
    'maker-notes': 'El contenido de las notas del fabricante de la cámara, que suelen incluir números de serie.',
    packed: 'Metadatos comprimidos con Brotli.',
    recording: 'Lo que se ve y se oye, como caras, voces y carteles.',
    'data-tracks': 'Lo que hay en las pistas de datos.',
    scans: 'El texto de las imágenes, como en páginas escaneadas.',
    attachments: 'Lo que hay en los archivos adjuntos. Guárdalos para mirarlos uno a uno.',
    signatures: 'Las firmas digitales. “Comprobar firmas de un PDF” dice quién firmó.',
    'undrawn-pages':
      'Texto oculto y contenido fuera de la página visible, en páginas que no se pudieron dibujar o que van después de las primeras 300.',
    format: 'Metadatos: aquí no se leen de este formato.',
  },
  removedBy: 'Para quitarlo, usa “{tool}”.',
  notRemoved: 'Ninguna herramienta de aquí quita esto del archivo.',
  more: 'y {count} más',
  page: 'página {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'No se ve',
  'over-picture': 'Texto invisible sobre una imagen, como en los escaneos',
  version: 'Versión {version} de {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Una pista de datos de la cámara, que puede contener posiciones y movimientos',
  'data-track': 'Una pista de datos',
  drawings: 'Dibujos o imágenes',
  'differing-shape': 'La vista previa mide {preview} píxeles y la imagen, {picture}: su forma es distinta',
  'differing-content':
    'La vista previa mide {preview} píxeles y la imagen, {picture}: su forma coincide, pero muestran cosas distintas',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Informe',
  useIn: (title) => `Abrir en: ${title}`,
  absent: 'Buscado y no encontrado',
  unread: 'Sin revisar',
  names: {
    'Date time original': 'Tomada',
    'Date time digitized': 'Digitalizada',
    'Date time': 'Modificada',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `Se ha encontrado: lugar, personas y dispositivos.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Se ha encontrado: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Aquí no se leen metadatos de este formato.' : 'No se encontró nada.';
};
