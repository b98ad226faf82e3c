import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import type * as english from '#words/receipts.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Recibo',
  title: 'Recibo',
  close: 'Cerrar',
  about:
    'Un recibo anota qué archivo se convirtió en cuál, con qué ajustes y programas. Quien tenga el archivo original puede usarlo para repetir el mismo trabajo y comprobar que no se cambió nada.',
  names: 'Incluir los nombres de los archivos',
  namesAbout: 'Sin ellos, el recibo solo identifica los archivos por su SHA-256.',
  incomplete:
    'Algo que escribiste, dibujaste o añadiste como archivo no está en el recibo. Puedes usar el recibo para comparar archivos, pero no para repetir el trabajo.',
  making: 'Leyendo los archivos…',
  failed: 'No se creó ningún recibo, porque un archivo ya no se puede leer. Añádelo otra vez.',
  text: 'El recibo',
  save: 'Guardar el recibo',
  savedAs: 'stayput-recibo.json',
  copy: 'Copiar',
  check: 'Comprobar un recibo',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'es demasiado grande para ser un recibo',
  'not-json': 'no es JSON',
  'no-receipt': 'no es un recibo de este sitio',
  newer: 'se creó con una versión más nueva de este sitio',
  damaged: 'le falta una parte, o no es válida',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `No se usó este recibo: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. El recibo',
    about: 'Un archivo que termina en .json. También puedes soltarlo aquí o pegarlo.',
    choose: 'Elegir el recibo',
    held: (jobs, files) =>
      `${count(jobs, 'trabajo')}, ${count(files, 'archivo')} por añadir. Añade también los resultados para compararlos byte a byte.`,
  },
  files: {
    title: '2. Los archivos',
    about: 'Los archivos con los que se hizo el trabajo. Se quedan en este dispositivo.',
    choose: 'Elegir archivos',
    reading: 'Leyendo los archivos…',
    unreadable: 'Un archivo ya no se puede leer. Añádelo otra vez.',
    waiting: (files) => `${count(files, 'archivo añadido', 'archivos añadidos')}.`,
    held: (files, known) => {
      const added = `${count(files, 'archivo añadido', 'archivos añadidos')}.`;
      if (known === files) return `${added} ${files === 1 ? 'Está en el recibo.' : 'Todos están en el recibo.'}`;
      return `${added} ${describeWhole(known)} de ${describeWhole(files)} ${known === 1 ? 'está' : 'están'} en el recibo.`;
    },
  },
  run: 'Repetirlo',
  again: 'Repetirlo otra vez',
  cancel: 'Cancelar',
  cancelled: 'Cancelado.',
  progress: 'Progreso de todos los trabajos',
  working: (job, of) => `Haciendo el trabajo ${describeWhole(job)} de ${describeWhole(of)}…`,
  noScript: 'Los trabajos los hacen scripts, y JavaScript está desactivado en este navegador.',
  jobs: 'Qué se encontró',
  outcome: { identical: 'Idéntico', different: 'No es idéntico', unchecked: 'No se pudo comprobar' },
  sum: (identical, jobs) =>
    `${describeWhole(identical)} de ${describeWhole(jobs)} ${identical === 1 ? 'idéntico' : 'idénticos'}`,
  identical: (results) =>
    results === 1
      ? 'El resultado es idéntico, byte a byte.'
      : `Los ${describeWhole(results)} resultados son idénticos, byte a byte.`,
  jobIsRight: 'El trabajo en sí da los resultados que indica el recibo, byte a byte.',
  waiting: 'Pendiente.',
  made: (files, results) =>
    `${count(files, 'archivo se convirtió', 'archivos se convirtieron')} en ${count(results, 'resultado')}.`,
  noTool: 'Este sitio no tiene esa herramienta.',
  anotherFile: 'Ninguno de los archivos que añadiste es el del recibo.',
  file: (bytes, sha256, name) => `${name ? `${name}: ` : ''}${count(bytes, 'byte')}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'En el recibo',
  added: 'Añadido',
  incomplete: (options) => `No se repitió: el recibo no dice qué se escribió, dibujó o añadió en ${listOf(options)}.`,
  somethingElse: 'otra cosa',
  filePassword: 'la contraseña del archivo',
  numberOfResults: (here, there) =>
    `Aquí ${here === 1 ? 'salió' : 'salieron'} ${count(here, 'resultado')}, pero el recibo indica ${describeWhole(there)}.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? 'El resultado' : `El resultado ${describeWhole(result)}`} es distinto: ${count(here, 'byte')} aquí, ${describeWhole(there)} en el recibo.`,
  firstByte: (at) => `La primera diferencia está en el byte ${describeWhole(at + 1)}.`,
  changed: (name, at, here, there) =>
    `“${name}” no es el resultado del recibo. Se diferencia del creado aquí a partir del byte ${describeWhole(at + 1)}${here === there ? '' : `, y tiene ${count(there, 'byte')} en vez de ${describeWhole(here)}`}.`,
  stranger: (name) => `“${name}” no está en este recibo.`,
  why: {
    random: 'Esta herramienta usa números aleatorios o la hora, así que no hay dos resultados iguales.',
    codecs: 'Se creó con los códecs del propio navegador, que no son los mismos en todos los dispositivos.',
    engine: (name, here, there) => `${name}: versión ${here} aquí, ${there} en el recibo.`,
    noEngine: 'ninguna',
    browser: (here, there) => `Este navegador es ${here}. El recibo se creó en ${there}.`,
    isolated:
      'El navegador aisló la página en una de las dos ocasiones y en la otra no, así que el trabajo lo hicieron programas distintos.',
    build: 'El sitio ha cambiado desde que se creó el recibo.',
    unknownBuild: 'La página no pudo averiguar a qué compilación del sitio pertenece.',
    nothing: 'El navegador, los programas y la compilación son los mismos.',
  },
} satisfies Words<typeof english.checkWords>;
