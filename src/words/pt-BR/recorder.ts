import type * as english from '#words/recorder.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

export const recorderWords = {
  problems: {
    NotAllowedError:
      'O navegador está bloqueando o microfone. Permita o acesso ao lado da barra de endereço e tente de novo.',
    NotFoundError: 'Nenhum microfone foi encontrado. Conecte um e tente de novo.',
    NotReadableError: 'Outro programa está usando o microfone. Feche esse programa e tente de novo.',
  } as Record<string, string>,
  record: 'Gravar',
  again: 'Gravar de novo',
  stop: 'Parar',
  pause: 'Pausar',
  goOn: 'Continuar',
  recording: 'Gravando.',
  paused: 'Em pausa.',
  writing: 'Salvando o arquivo…',
  fileName: (time) => `Gravação ${time}`,
  written: (name, bytes) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
