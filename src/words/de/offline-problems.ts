import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} passt nicht zur Dateiliste dieser Version, deshalb wird die Version nicht verwendet. Versuche es später noch einmal.`;
  if (problem.code === 'room')
    return 'Der Browser hat keinen Platz mehr für diese Website. Mach auf dem Gerät Speicherplatz frei oder speichere weniger Arten von Werkzeugen.';
  return 'Die Verbindung ist abgebrochen. Versuche es erneut, dann geht es an derselben Stelle weiter.';
};
