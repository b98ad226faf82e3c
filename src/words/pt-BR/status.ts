import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Status',
  description:
    'Veja se o formulário de contato e a API estão funcionando agora. As ferramentas não precisam de nenhum dos dois.',
  asking: 'Consultando o serviço…',
  up: 'Tudo está funcionando.',
  untold: 'O serviço está funcionando.',
  late: 'O serviço está funcionando, mas sua mensagem pode demorar a ser lida.',
  down: 'O serviço responde, mas não pode receber mensagens no momento.',
  unreached: 'O serviço não respondeu. Confira sua conexão e verifique de novo.',
  asked: (time) => `Verificado às ${time}.`,
  again: 'Verificar de novo',
} satisfies Words<typeof english.statusWords>;
