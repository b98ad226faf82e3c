import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'Je bericht kon niet worden verstuurd. Wat je hebt geschreven, staat er nog; probeer het later opnieuw.',
  notSent:
    'Het bericht kon niet worden verstuurd: de verbinding viel weg. Wat je hebt geschreven, staat er nog; probeer het opnieuw.',
  /** The answer to an agent that has filled in the form. */
  sentForAgent: 'De gebruiker heeft het bericht verstuurd.',
  notSentForAgent: 'Het bericht is niet verstuurd. De gebruiker ziet waarom.',
  /** The start of a message. `error`: a program's error message. */
  /** The same about a tool, by its address. */
  onTool: (tool: string, browser: string) => `Tool: ${tool}\nBrowser: ${browser}\n\nWat er gebeurde: `,
  onError: (error: string) => `Op de pagina stond: ${error}\n\nWat ik daarvoor deed: `,
} satisfies Words<typeof english.contactWords>;
