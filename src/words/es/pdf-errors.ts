import type * as english from '#words/pdf-errors.ts';
import { describeNumber, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import type { ErrorTable } from './problem.ts';
import { describeScans, describeUnnamed } from './readings.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Usa antes Reconocer texto de un PDF (OCR), o dibuja zonas encima.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Dibuja zonas encima.`;
  return 'El texto que está en imágenes no se puede encontrar. Dibuja zonas encima.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Este archivo está protegido con una contraseña.',
    hint: 'Escribe su contraseña para abrirlo. Se queda en este dispositivo, como el archivo.',
  },
  'wrong-password': {
    title: 'Esa no es la contraseña de este archivo.',
    hint: 'Comprueba las mayúsculas. Un archivo puede tener dos contraseñas, y sirve cualquiera de ellas.',
  },
  'unknown-lock': {
    title:
      'Este archivo está protegido por un certificado o un servicio de gestión de derechos, no por una contraseña.',
    hint: 'Ábrelo con el programa para el que se creó y guárdalo sin protección.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `No hay página ${describeWhole(page)} en este archivo: tiene ${count(pages, 'página')}.`,
    hint: 'Las páginas se cuentan desde 1, y “last” es la última.',
  }),
  'no-pages': { title: 'No hay páginas en este archivo.', hint: 'Cópialo o descárgalo otra vez.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `La página ${page} es demasiado grande para esta resolución: tendría ${describeNumber(wanted)} píxeles.`,
    hint: `El límite son ${describeNumber(most)} píxeles. Elige una resolución menor, o deja fuera esta página.`,
  }),
  'unread-page': ({ page }) => ({
    title: `El contenido de la página ${page} no se puede leer.`,
    hint: 'Está dañado, o comprimido de forma desconocida. Elimina esta página, o copia o descarga el archivo otra vez.',
  }),
  'no-pages-left': { title: 'No quedaría ninguna página.', hint: 'Conserva al menos una.' },
  'no-signature': { title: 'Aún no hay firma.', hint: 'Dibújala, escribe tu nombre o elige una imagen.' },
  'no-key': {
    title: 'Aún no hay clave.',
    hint: 'Elige un archivo .p12 o .pfx, o archivos PEM con la clave privada y su certificado.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} no es una clave ni un certificado que se pueda leer aquí.`,
    hint: 'Usa un archivo .p12 o .pfx, o archivos PEM. Si tu clave está en una tarjeta o un token, no se puede usar en una página web.',
  }),
  'no-key-password': {
    title: 'Esta clave está protegida con una contraseña.',
    hint: 'Escribe la contraseña de la clave. Se queda en este dispositivo, como la clave.',
  },
  'wrong-key-password': {
    title: 'Esa no es la contraseña de esta clave.',
    hint: 'Comprueba las mayúsculas. Es la contraseña que se puso al exportar la clave.',
  },
  'no-private-key': {
    title: 'No hay clave privada en estos archivos.',
    hint: 'Con un certificado solo no se puede firmar. Elige también el archivo con la clave privada, o un .p12 o .pfx con ambos.',
  },
  'no-certificate': {
    title: 'No hay certificado para esta clave en estos archivos.',
    hint: 'Elige también el archivo con el certificado, o un .p12 o .pfx con ambos.',
  },
  'unsupported-key': {
    title: 'Este tipo de clave no se admite.',
    hint: 'Sirven las claves RSA y las ECDSA (P-256, P-384 y P-521).',
  },
  'certificate-expired': ({ end }) => ({
    title: `Este certificado caducó el ${end}.`,
    hint: 'Una firma que hagas ahora con él no sería válida. Pide un certificado nuevo.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Este certificado no es válido hasta el ${start}.`,
    hint: 'Espera hasta entonces, o comprueba la fecha de este dispositivo.',
  }),
  'signing-encrypted': {
    title: 'Este archivo está cifrado, y los archivos cifrados no se pueden firmar aquí.',
    hint: 'Quita antes su protección con Desbloquear PDF y luego fírmalo. Eso también quita las firmas que tenga.',
  },
  'signing-damaged': {
    title: 'Este archivo está dañado, así que una firma no sería fiable.',
    hint: 'Repáralo antes con Reparar PDF y luego fírmalo. Eso también quita las firmas que tenga.',
  },
  'signing-not-allowed': {
    title: 'Quien creó este archivo no permite más firmas.',
    hint: 'Otra firma haría que la suya dejara de ser válida.',
  },
  'nothing-to-redact': {
    title: 'No has elegido nada que tachar.',
    hint: 'Dibuja zonas en las páginas, o escribe palabras que buscar.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Estas palabras no están en ${scans.length > 0 ? 'el texto de ' : ''}este archivo: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'Esta expresión regular no es válida.', hint: 'Corrígela o vacía el campo.' },
  'no-matches': (facts) => ({
    title: 'Nada de lo que buscas está en el texto de este archivo.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `No quedaría nada de la página ${page}.`,
    hint: 'Elige una zona mayor, o deja fuera esta página.',
  }),
  'no-pages-chosen': { title: 'No hay páginas seleccionadas.', hint: 'Selecciona al menos una.' },
  'not-two-files': ({ files }) => ({
    title: `Para comparar hacen falta dos archivos, y hay ${files}.`,
    hint: 'Conserva la versión anterior y la nueva, en este orden.',
  }),
  'no-outline': {
    title: 'Este archivo no tiene marcadores por los que dividirlo.',
    hint: 'Divídelo por páginas o por tamaño.',
  },
  'no-text': {
    title: 'No hay texto en este archivo.',
    hint: 'Si sus páginas son escaneos, usa antes Reconocer texto de un PDF (OCR).',
  },
  'no-pictures': {
    title: 'No hay imágenes en este archivo.',
    hint: 'Para convertir páginas enteras en imágenes, usa PDF a imágenes.',
  },
  'no-words': { title: 'Aún no hay texto.', hint: 'Escribe el texto que va en las páginas.' },
  'unwritable-text': ({ characters }) => ({
    title: `Estos caracteres no se pueden escribir aquí en una página: ${characters.join(' ')}`,
    hint: 'Sirven las letras latinas, griegas, cirílicas, armenias y georgianas. Quita las demás.',
  }),
  'no-password': { title: 'Aún no hay contraseña.', hint: 'Escribe la contraseña con la que proteger el archivo.' },
} satisfies Partial<ErrorTable> & Words<typeof english.pdfErrors>;
