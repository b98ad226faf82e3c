import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} non corrisponde all’elenco dei file di questa versione, perciò la versione non viene usata. Riprova più tardi.`;
  if (problem.code === 'room')
    return 'Il browser non ha più spazio per questo sito. Libera spazio sul dispositivo, oppure salva meno tipi di strumenti.';
  return 'La connessione si è interrotta. Riprova per continuare da dove si era fermata.';
};
