import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import type * as english from '#words/notes.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Ya ocupa poco',
  animation: 'Al comprimir se perdería la animación',
  pages: 'Al comprimir se perderían todas las páginas menos la primera',
  'not-encrypted': 'No estaba protegido',
  'no-changes': 'No se cambió nada',
  'no-areas': 'No se dibujó ninguna zona',
  'no-fields': 'No tiene campos de formulario',
  'xfa-alone': 'Es un formulario XFA, que solo los programas de Adobe pueden rellenar',
  'has-text': 'Todas las páginas tienen ya texto',
  'nothing-to-flatten': 'No tiene campos de formulario ni comentarios',
};

const fixed = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');
const short = (number: number, digits: number) => String(Number(number.toFixed(digits))).replace('.', ',');

/** ` Ancho: 8 píxeles menos, hasta el borde de un bloque JPEG.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${side === 'width' ? 'Ancho' : 'Alto'}: ${count(Math.abs(pixels), 'píxel', 'píxeles')} ${pixels > 0 ? 'menos' : 'más'}, hasta el borde de un bloque JPEG.`,
    )
    .join('');

const trackNames: Record<NamedTrack['type'], string> = { video: 'vídeo', audio: 'audio', subtitles: 'subtítulos' };

const otherParts = { transparency: 'transparencia', chapters: 'capítulos', data: 'datos', programme: 'otro programa' };

/** `audio AAC`, `transparencia`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${trackNames[part.type]} ${part.codec}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `subtítulos en ${part.codec}` : 'subtítulos';
    case 'transparency':
    case 'chapters':
    case 'data':
    case 'programme':
      return otherParts[part.type];
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `no cabe en ${formats[loss.container].name}`;
    case 'one-place':
      return `en ${formats[loss.container].name} no cabe otra`;
    case 'not-written':
      return `aquí no se escriben capítulos en ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'este navegador no puede decodificarlo';
    case 'no-encoder':
      return 'este navegador no puede codificarlo';
    case 'not-read':
      return 'aquí no se puede leer';
    case 'pictures':
      return 'son imágenes, que aquí no se pueden pasar a texto';
    case 'times':
      return 'los tiempos ya no coincidirían';
    case 'not-main':
      return 'solo se cambian las pistas principales';
    case 'joined':
      return 'los vídeos unidos no tienen';
    case 'black':
      return 'aquí es negra';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} a ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'nombres de capas',
  'page-labels': 'números de página propios',
  outline: 'marcadores',
  fields: 'campos de formulario',
  comments: 'comentarios',
  links: 'enlaces',
  attachments: 'archivos adjuntos',
  metadata: 'metadatos',
  'program-data': 'datos de otros programas',
  names: 'etiquetas y otros nombres',
  'hidden-drawings': 'dibujos ocultos',
};

function describePlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

/** The sentence beside a result, for every note that an engine can return. */
export const notes: typeof english.notes = {
  step: ({ step, title }) => `Paso ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Sin leer, porque ya hay texto: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `No se encontró texto en ${namePages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Sin leer, por daños: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'esta es tu propia imagen, sin sus metadatos.' : 'este es tu propio archivo, sin cambios.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `El primero de ${count(frames, 'fotograma')}.`,
  'first-page-only': ({ pages }) => `La primera de ${count(pages, 'página')}.`,
  'alpha-flattened': 'Las zonas transparentes ahora son blancas.',
  'page-parts-dropped':
    'Faltan las partes que se dibujan como una página web (foreignObject), muchas veces rótulos de diagramas. Exporta el dibujo como PNG, o sin ellas.',
  'part-missing': ({ share }) =>
    `Tu archivo está dañado o incompleto: falta más o menos un ${Math.max(1, Math.round(share * 100))} % de la imagen. Esa parte se dejó en blanco.`,
  damaged: 'Tu archivo está dañado: puede que algunas partes de la imagen se vean mal.',
  coarse: 'Tu archivo está incompleto: la imagen está entera, pero con menos calidad.',
  'fewer-colours': ({ colours }) => `Como máximo ${count(colours, 'color', 'colores')}.`,
  'pixels-kept': ({ less }) =>
    `Ningún píxel ha cambiado, porque no se recodificó nada.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Ningún píxel ha cambiado: el archivo guarda cómo girar la imagen, y casi todos los programas lo respetan.',
  'encoded-again': 'Recodificado, porque este tipo de JPEG no se puede girar ni recortar de otra forma.',
  quality: ({ quality }) => `Calidad ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'unos ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Reducido para que quepa: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `Esta es la vista previa de la propia cámara, ${describePixels(size)}: los datos RAW no se pueden revelar aquí.`,
  'fewer-frames': ({ frameRate }) => `Reducido a ${Math.round(frameRate)} fotogramas por segundo.`,
  'fonts-replaced': ({ font }) =>
    `El texto está dibujado en ${font}, porque esta página no puede usar las fuentes de tu dispositivo. Convierte el texto en trazados para que conserve su aspecto.`,
  'icon-sides': ({ sides }) => `Contiene la imagen a ${listOf(sides.map(String))} píxeles.`,
  'converted-to-srgb': ({ from }) => `Colores convertidos de ${from} a sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bits por canal en vez de ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'archivo')}, ${describeDuration(seconds)} en total.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'fragmento')} de una grabación, puestos en orden: ${describeDuration(seconds)} en total.`,
  'sound-joined-by-copying':
    'El audio se copió, así que puede oírse un pequeño fallo de hasta 25 ms donde se juntan dos partes.',
  joined: ({ images, ...size }) => `${count(images, 'imagen', 'imágenes')}, ${describePixels(size)} en total.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'fotograma')}, ${short(seconds, 2)} s${whole === undefined ? '' : ` de los ${describeDuration(whole)} que pediste, que es el límite de una animación`}.`,
  colours: ({ colours }) => count(colours.length, 'color', 'colores'),
  'data-url': ({ length }) =>
    `${describeSize(length)} de texto.${length > longText ? ' Es mucho para una página web: un archivo aparte se puede guardar en la caché del navegador.' : ''}`,
  'cropped-in-the-middle': 'Recortado al centro, porque este navegador no puede encontrar la parte más interesante.',
  'hdr-dropped': 'El brillo HDR se quitó: esta es la versión estándar.',
  'metadata-dropped': 'Los metadatos (fecha, cámara, ubicación, autor) se quitaron.',
  'tracks-copied': 'Copiado sin recodificar, así que no se perdió calidad.',
  'tracks-transcoded': ({ tracks }) => `Recodificado: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `La tasa de bits es ${short(times, 1)} veces mayor, porque ${to} necesita más que ${from} para la misma calidad.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Corte exacto hecho copiando, así que el vídeo no perdió calidad.'
      : `Corte exacto: se recodificaron ${fixed(seconds, 2)} s del vídeo junto a los cortes, y el resto se copió.`,
  'part-dropped': ({ part, loss }) => `Se quitó: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Empieza ${fixed(-seconds, 2)} s antes: tu archivo oculta lo que hay antes de su inicio, hasta un fotograma clave, y al copiar se incluye.`
      : `Empieza en ${fixed(seconds, 2)} s, en el fotograma clave anterior.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} se cortó en mitad de una escena: su primera imagen completa llega tras ${fixed(seconds, 2)} s, y hasta entonces solo hay sonido.`,
  'ends-early': ({ seconds, expected }) =>
    `Termina en ${describeDuration(seconds)}: el resto de los ${describeDuration(expected)} de tu archivo no se pudo leer.`,
  'recordings-within': (note) =>
    `Tu archivo contiene ${note.count} grabaciones seguidas. Se ${note.decoded ? 'decodificaron y se ' : ''}unieron en una.`,
  'second-layer':
    'El audio es MP2, no MP3, así que se guarda como .mp2. No todos los reproductores de música lo reproducen.',
  'decoded-by-browser': ({ uncertain }) =>
    `Tu archivo lo decodificó el reproductor del propio navegador, que no pasa las etiquetas.${uncertain ? ' Puede que falten partes: escucha el resultado.' : ''}`,
  'cut-off': 'Tu archivo está dañado o incompleto: el resultado termina donde se interrumpe.',
  'audio-damaged': ({ name = 'Tu archivo' }) => `${name} está dañado: puede que algunas partes del audio suenen mal.`,
  'frames-damaged': (note) =>
    `Tu archivo está dañado. Fotogramas rotos que se copiaron tal cual: ${describeWhole(note.count)} de ${describeWhole(note.of)}.`,
  'edits-ignored':
    'Tu archivo contiene ediciones que cambian el orden o la velocidad de sus partes. Se ignoraron: esta es la grabación original.',
  loudness: ({ from, to, wanted }) =>
    `Sonoridad de ${fixed(to, 1)} LUFS en vez de ${fixed(from, 1)}.${wanted === undefined ? '' : ` Con ${String(wanted).replace('.', ',')}, sus picos se distorsionarían.`}`,
  'channels-mixed': ({ from, to }) => `Mezclado de ${count(from, 'canal', 'canales')} a ${to}.`,
  cues: (note) => `${count(note.count, 'subtítulo')}.`,
  'subtitles-added': (note) =>
    `${count(note.count, 'subtítulo añadido', 'subtítulos añadidos')} de ${note.name}, ${note.language ? `idioma: ${note.language}` : 'sin idioma'}.`,
  'cues-late': (note) =>
    `${count(note.count, 'subtítulo quitado, porque empieza', 'subtítulos quitados, porque empiezan')} después del final del vídeo.`,
  'read-as': ({ encoding }) =>
    `Tu archivo no dice cómo está codificado su texto, así que se leyó como ${encoding}. Comprueba que todas las letras estén bien. El resultado está en UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Se quitaron los subtítulos sin un tiempo válido, en ${lines.length === 1 ? 'la línea' : 'las líneas'} ${listOf(lines.slice(0, 10).map(String))}${lines.length > 10 ? ` y ${lines.length - 10} más` : ''} de tu archivo.`,
  'cues-early': (note) =>
    `${count(note.count, 'subtítulo quitado, porque terminaría', 'subtítulos quitados, porque terminarían')} antes del principio.`,
  'cues-begun': (note) =>
    `${count(note.count, 'subtítulo empezaría antes de 0:00, así que empieza', 'subtítulos empezarían antes de 0:00, así que empiezan')} ahí.`,
  'cues-plainer': 'Se quitaron colores, fuentes, nombres de quien habla o posiciones, que este formato no admite.',
  pages: (note) => `${count(note.count, 'página')}.`,
  sides: ({ pages, sides }) => `${count(pages, 'página')} en ${count(sides, 'cara')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    `${count(note.count, 'imagen o degradado sigue', 'imágenes o degradados siguen')} en color.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'página')}: no se encontraron diferencias.`
      : `${describeWhole(different)} de ${count(pages, 'página')} con diferencias.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'firma quitada', 'firmas quitadas')}: las firmas solo valen para el archivo original.`,
  'standards-unchecked': ({ standards }) =>
    `El archivo sigue diciendo que cumple ${listOf(standards)}. Eso no se comprobó.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'campo de formulario renombrado', 'campos de formulario renombrados')}, porque un archivo anterior tiene campos con el mismo nombre.`,
  'attachments-removed': (note) => `${count(note.count, 'adjunto quitado', 'adjuntos quitados')}.`,
  'articles-removed': (note) =>
    `${count(note.count, 'artículo quitado', 'artículos quitados')}, porque una parte está en páginas que no están en este archivo.`,
  'output-intents-differ':
    'Un archivo posterior tiene otro perfil de color de salida que el primero. Se conserva con sus páginas, pero no todos los programas lo usan ahí.',
  'portfolio-removed': 'Se quitó la lista de archivos de una cartera PDF: el resultado muestra sus páginas.',
  'program-data-removed': 'Se quitaron miniaturas, o datos que un programa guardó para sí mismo.',
  'above-limit': ({ limit }) => `Una sola página ocupa más de ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'campo rellenado', 'campos rellenados')}.`,
  'not-as-form-asks': ({ fields }) =>
    `Guardado como lo escribiste, aunque el formulario pide otro formato: ${listOf(fields.map(({ label, example }) => `“${label}” (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput no tiene fuente para estas letras, así que los campos que las contienen los dibuja el lector de PDF que abra el archivo: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Escrito en ${namePages(pages)}.`,
  flattened: (note) =>
    `${count(note.count, 'campo o comentario dibujado', 'campos y comentarios dibujados')} en las páginas.`,
  'letters-replaced': ({ letters }) =>
    `Algunas letras de los campos no se pueden dibujar aquí y se sustituyeron por signos de interrogación: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'anotación quitada', 'anotaciones quitadas')}: multimedia, archivos o algo que no se puede dibujar.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'anotación se queda como estaba', 'anotaciones se quedan como estaban')}: multimedia, archivos o algo que no se puede dibujar.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'zona eliminada', 'zonas eliminadas')} en ${count(pages, 'página')}, con todos los metadatos, scripts y miniaturas.`,
  'pages-as-pictures': ({ pages }) =>
    pages.length === 1
      ? `La página ${pages[0]} se convirtió en una imagen sin texto buscable, porque algo en ella no se podía quitar solo en parte.`
      : `Las páginas ${listOf(pages.map(String))} se convirtieron en imágenes sin texto buscable, porque algo en ellas no se podía quitar solo en parte.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `No está en el texto de este archivo: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'palabra de capas ocultas se dejó', 'palabras de capas ocultas se dejaron')} fuera, porque las páginas no las muestran.`,
  'still-there': ({ words, places }) =>
    `Sigue en el archivo: ${quoted(words)} (${describePlaces(places)}). Compruébalo también ahí.`,
  'hidden-not-removed': 'Todo lo que está fuera del recuadro queda oculto, pero sigue en el archivo.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'página no se encontró', 'páginas no se encontraron')}, por daños.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Se quitó un formulario XFA, que solo los programas de Adobe pueden mostrar. Estas son las páginas que muestran todos los demás.'
      : 'Se quitó un formulario XFA; las páginas se quedan como están.',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
