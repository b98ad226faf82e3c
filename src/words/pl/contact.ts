import type { Words } from '#wording/words.ts';
import type * as english from '#words/contact.ts';

export const contactWords = {
  notTaken: 'Nie udało się wysłać wiadomości. Jej treść wciąż tu jest; spróbuj ponownie później.',
  notSent:
    'Nie udało się wysłać wiadomości z powodu problemu z połączeniem. Jej treść wciąż tu jest; spróbuj ponownie.',
  sentForAgent: 'Człowiek wysłał wiadomość.',
  notSentForAgent: 'Wiadomość nie została wysłana. Człowiek widzi dlaczego.',
  onTool: (tool: string, browser: string) => `Narzędzie: ${tool}\nPrzeglądarka: ${browser}\n\nCo się stało: `,
  onError: (error: string) => `Strona pokazała: ${error}\n\nCo było wcześniej: `,
} satisfies Words<typeof english.contactWords>;
