import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} ne correspond pas à la liste des fichiers de cette version : elle n’est donc pas utilisée. Réessayez plus tard.`;
  if (problem.code === 'room')
    return 'Le navigateur n’a plus de place pour ce site. Libérez de l’espace sur l’appareil, ou gardez moins de types d’outils.';
  return 'La connexion a été perdue. Réessayez pour reprendre là où elle s’est arrêtée.';
};
