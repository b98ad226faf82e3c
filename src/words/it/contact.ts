import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'Non è stato possibile inviare il messaggio. Quello che hai scritto è ancora qui; riprova più tardi.',
  notSent:
    'Non è stato possibile inviare il messaggio: la connessione non è riuscita. Quello che hai scritto è ancora qui; riprova.',
  sentForAgent: 'L’utente ha inviato il messaggio.',
  notSentForAgent: 'Il messaggio non è stato inviato. L’utente può vedere il motivo.',
  onTool: (tool, browser) => `Strumento: ${tool}\nBrowser: ${browser}\n\nChe cosa è successo: `,
  onError: (error) => `Messaggio della pagina: ${error}\n\nChe cosa ho fatto prima: `,
} satisfies Words<typeof english.contactWords>;
