import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'Não foi possível enviar sua mensagem. O que você escreveu continua aqui; tente de novo mais tarde.',
  notSent: 'Não foi possível enviar a mensagem: a conexão falhou. O que você escreveu continua aqui; tente de novo.',
  sentForAgent: 'A pessoa enviou a mensagem.',
  notSentForAgent: 'A mensagem não foi enviada. A pessoa consegue ver por quê.',
  onTool: (tool, browser) => `Ferramenta: ${tool}\nNavegador: ${browser}\n\nO que aconteceu: `,
  onError: (error) => `A página disse: ${error}\n\nO que eu fiz antes: `,
} satisfies Words<typeof english.contactWords>;
