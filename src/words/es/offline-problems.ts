import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} no coincide con la lista de archivos de esta versión, así que la versión no se usa. Vuelve a intentarlo más tarde.`;
  if (problem.code === 'room')
    return 'El navegador no tiene más espacio para este sitio. Libera espacio en el dispositivo, o guarda menos tipos de herramientas.';
  return 'Se perdió la conexión. Vuelve a intentarlo para seguir desde donde se paró.';
};
