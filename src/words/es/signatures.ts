import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords =
  'No se comprueban sellos de tiempo ni revocaciones, porque esta página no tiene acceso a la red.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Válida',
  'signed-further': 'Válida, y después se firmó más veces',
  'filled-in': 'Válida, pero después de firmarse cambiaron campos de formulario o comentarios',
  'changed-later': 'Cambiado después de firmarse',
  changed: 'No válida: se cambió el contenido firmado',
  'wrong-range': 'No válida: no cubre el archivo como debe hacerlo una firma',
  expired: 'No válida: el certificado había caducado, o aún no valía, cuando se firmó',
  'self-signed': 'Válida, pero el certificado está autofirmado, así que nadie confirma quién firmó',
  'broken-chain': 'No válida: el certificado no lo emitió la autoridad que nombra',
  unsupported: 'Sin comprobar: este tipo de firma no se admite',
  unreadable: 'Sin comprobar: la firma no se puede leer',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'En este archivo no hay firmas digitales.',
  title: 'Firma {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'El contenido del archivo no es el que se firmó.',
    signature: 'La firma no se hizo con la clave del certificado.',
    attributes: 'La firma no dice qué tipo de contenido se firmó.',
    certificate: 'El certificado no es el que nombra la firma.',
    'range-numbers': 'El rango de bytes no encaja con el archivo.',
    'range-start': 'El principio del archivo no está firmado.',
    'range-gap': 'La parte sin firmar contiene algo más que la firma.',
    'range-elsewhere': 'La parte sin firmar no es esta firma.',
    'range-end': 'Los bytes firmados terminan en mitad de una versión.',
    unlisted: 'Ninguna versión del archivo remite a esta firma.',
    padding: 'Hay datos tras el final de la firma, en el espacio reservado para ella.',
    'no-certificate': 'El certificado de quien firmó no está en el archivo.',
    'not-a-signature': 'Esto no es una firma CMS, o está dañada.',
    'several-signers': 'Hay varios firmantes en una sola firma.',
    'document-timestamp': 'Esto es un sello de tiempo de todo el documento.',
    kind: 'El formato de esta firma no se admite.',
    algorithm: 'El algoritmo o la clave de esta firma no se admite.',
  },
  changes: {
    'page-content': 'Página {page}: el contenido es distinto.',
    'page-added': 'Se añadió la página {page}.',
    'page-removed': 'Se quitó la página {page} de la versión firmada.',
    'page-actions': 'Página {page}: lo que pasa al abrirla o cerrarla es distinto.',
    'pages-moved': 'Las páginas están en otro orden.',
    annotations: 'Página {page}: comentarios o enlaces ({added} añadidos, {changed} cambiados, {removed} quitados).',
    'field-value': 'Campo de formulario “{name}”: “{before}” pasó a “{after}”.',
    'field-added': 'Se añadió el campo de formulario “{name}”.',
    'field-removed': 'Se quitó el campo de formulario “{name}”.',
    'field-changed': 'El campo de formulario “{name}” se ve o funciona de otra manera.',
    'signature-added': 'Se añadió la firma “{name}”.',
    'signature-removed': 'Se quitó la firma “{name}”.',
    'signature-replaced': 'Se sustituyó la firma “{name}”.',
    form: 'Los ajustes del formulario son distintos.',
    layers: 'Las capas, o cuáles se muestran, son distintas.',
    actions: 'Los scripts o las acciones son distintos.',
    attachments: 'Los archivos adjuntos son distintos.',
    names: 'Las partes con nombre del documento son distintas.',
    outline: 'Los marcadores son distintos.',
    permissions: 'Los permisos del documento son distintos.',
    metadata: 'Los metadatos son distintos.',
    'validation-data': 'Se añadieron o cambiaron datos para comprobar las firmas más adelante.',
    other: 'La entrada “{key}” del documento es distinta.',
    'loose-bytes': 'Se añadieron {bytes} bytes al final, y no se puede saber qué hacen.',
    damaged: 'El archivo está dañado, así que distintos programas pueden mostrar cosas distintas.',
  },
  chainEnds: {
    'self-signed': 'El certificado está autofirmado: nadie más confirma de quién es.',
    root: 'La cadena está completa. Fiarte o no de su último certificado es cosa tuya.',
    incomplete: 'El siguiente certificado no está en el archivo, así que la cadena no se pudo comprobar más allá.',
    broken: 'La cadena está rota: un certificado no lo emitió uno que pueda emitirlo.',
    unsupported: 'La cadena usa un algoritmo o una clave que no se admite.',
  },
  times: {
    within: '(según el reloj de quien firmó)',
    before: '(según el reloj de quien firmó, antes de que el certificado valiera)',
    after: '(según el reloj de quien firmó, después de que el certificado caducara)',
    'not-stated': 'no se indica',
  },
  allows: {
    1: 'nada',
    2: 'rellenar formularios y firmar',
    3: 'rellenar formularios, firmar y comentar',
  },
  facts: {
    problem: 'Problema',
    signer: 'Firmado por',
    'stated-name': 'Nombre indicado',
    time: 'Firmado el',
    reason: 'Motivo',
    location: 'Lugar',
    contact: 'Contacto',
    field: 'Campo de formulario',
    format: 'Formato',
    algorithm: 'Algoritmo',
    covers: 'Cubre',
    allows: 'Se permite después',
    later: 'Cambiado después',
    subject: 'Certificado',
    issuer: 'Emitido por',
    serial: 'Número de serie',
    validity: 'Válido',
    fingerprint: 'SHA-256',
    chain: 'Cadena',
    timestamp: 'Sello de tiempo',
  },
  range: 'bytes {from} a {gapStart} y {gapEnd} a {end}',
  coversAll: 'todo el archivo',
  coversVersion: 'la versión {version} de las {versions} de este archivo',
  algorithm: '{signature}, {digest}',
  weak: '(débil: se pueden hacer dos archivos con el mismo SHA-1)',
  validity: 'de {from} a {to}',
  expired: '(ya caducado)',
  removed: 'Una versión posterior del archivo quitó esta firma.',
  unnamed: 'sin nombre',
  timestamp: 'incluido, sin comprobar',
  unchecked: `${uncheckedWords} Los certificados no se compararon con una lista de autoridades de confianza.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Válida, pero hecha con SHA-1, que es débil.'
    : `${verdicts[verdict]}. La firma se hizo con SHA-1, que es débil.`;

/** `Ada Lovelace: Válida.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Firmante desconocido' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'firma')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Firmado digitalmente por {name}',
  date: 'Fecha: {date}',
  reason: 'Motivo: {reason}',
  location: 'Lugar: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `Firmado por ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'firma anterior conservada', 'firmas anteriores conservadas')}.`]),
    'Sin sello de tiempo, porque esta página no tiene acceso a la red.',
  ].join(' ');
