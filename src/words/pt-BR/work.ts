import type { EngineId } from '#jobs/contract/question.ts';
import type * as english from '#words/work.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'de imagem',
  media: 'de vídeo e áudio',
  pdf: 'de PDF',
  ocr: 'de leitura',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `Carregando o motor ${engines[engine]} (${size > 0 ? `${describeSize(size)}, ` : ''}só uma vez)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) => {
  if (inHand === 0) return 'Em pausa';
  return inHand === 1 ? 'Pausando depois do arquivo atual…' : 'Pausando depois dos arquivos atuais…';
};

export const pause = 'Pausar';
export const resume = 'Continuar';

/** For one file that failed. */
export const tryAgain = 'Tentar de novo';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) => `Repetir ${number} com erro`;
