import type * as english from '#words/folders.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'De carpeta a carpeta',
  about:
    'Cada archivo de una carpeta y sus subcarpetas pasa por los pasos. Cada resultado se escribe en la otra carpeta en cuanto está listo, con la misma ruta. Allí no se sobrescribe nada.',
  noPicker:
    'Este navegador no deja que una página escriba en una carpeta. Aquí puedes elegir una carpeta de archivos y guardar los resultados como un ZIP que conserva sus subcarpetas.',
  source: 'Archivos de',
  target: 'Resultados en',
  choose: 'Elegir',
  change: 'Cambiar',
  chooseAs: (verb, which) =>
    which === 'source' ? `${verb} la carpeta con tus archivos` : `${verb} la carpeta para los resultados`,
  files: (files) => count(files, 'archivo'),
  unset: 'Dejar de usar carpetas',
  holdsSource: (target, source) =>
    target === source
      ? `“${target}” contiene tus archivos. Elige otra carpeta para los resultados, como una nueva dentro de ella.`
      : `“${target}” también contiene “${source}”. Elige otra carpeta para los resultados, para que no acaben entre tus archivos.`,
  remembers:
    'Este navegador recuerda las dos carpetas y qué archivos están listos hasta que pulses Olvidar. Puedes cerrar la página y seguir después.',
  cannotRemember:
    'Un paso tiene ajustes que no están en la dirección de esta página, como un texto o una contraseña. Si cierras la página, tendrás que ponerlos otra vez antes de seguir.',
  written: (files, folder) => `${count(files, 'archivo guardado', 'archivos guardados')} en “${folder}”`,
  withNumber: (files) =>
    files === 1
      ? '1 lleva un número, porque su nombre ya existía'
      : `${describeWhole(files)} llevan un número, porque sus nombres ya existían`,
  notSaved: ({ folder, cause }) => ({
    title: `El resultado no se pudo guardar en “${folder}”.`,
    hint: `El trabajo se ha detenido, y allí no queda nada a medio escribir. Libera espacio o elige otra carpeta, y vuelve a intentarlo. El navegador dice: ${cause}`,
  }),
  earlier: 'Carpetas con las que trabajaste',
  fromTo: (source, target) => `De “${source}” a “${target}”`,
  doneOf: describeDone,
  goOn: 'Seguir',
  goOnWith: (source) => `Seguir con “${source}”`,
  lookAgain: 'Buscar archivos nuevos',
  lookAgainIn: (source) => `Buscar archivos nuevos en “${source}”`,
  forget: 'Olvidar',
  forgetWhat: (source, target) => `Olvidar “${source}” y “${target}”`,
  forgotten: (source) => `Se ha olvidado “${source}”. Los archivos de las dos carpetas se quedan como están.`,
  notAllowed: 'El navegador no lo permitió. Pulsa el botón otra vez para que te lo vuelva a preguntar.',
  nothingNew: (source) => `No hay nada nuevo en “${source}”. Todos sus archivos están listos.`,
  missing: (source, files) =>
    `${count(files, 'archivo pendiente', 'archivos pendientes')} en “${source}”. Rellena los ajustes que faltan en los pasos y pulsa Ejecutar todos los pasos.`,
  gone: (name) =>
    `No se encuentra “${name}”. Puede que se haya movido, renombrado o eliminado, o que esté en una unidad que no está conectada.`,
  inUse: 'Otra página está trabajando en estas carpetas.',
  empty: (name) => `No hay archivos en “${name}”.`,
} satisfies Words<typeof english.folderWords>;
