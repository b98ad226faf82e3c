import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `${problem.address} não confere com a lista de arquivos desta versão, por isso a versão não é usada. Tente de novo mais tarde.`;
  if (problem.code === 'room')
    return 'O navegador não tem mais espaço para este site. Libere espaço no dispositivo ou salve menos tipos de ferramentas.';
  return 'A conexão caiu. Tente de novo para continuar de onde parou.';
};
