import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken:
    'Deine Nachricht konnte nicht gesendet werden. Was du geschrieben hast, steht noch hier. Versuche es später noch einmal.',
  notSent:
    'Deine Nachricht konnte nicht gesendet werden: Die Verbindung ist abgebrochen. Was du geschrieben hast, steht noch hier. Versuche es erneut.',
  /** The answer to an agent that has filled in the form. */
  sentForAgent: 'Die Nachricht wurde abgeschickt.',
  notSentForAgent: 'Die Nachricht wurde nicht gesendet. Warum, steht auf der Seite.',
  /** The start of a message. `error`: a program's error message. */
  /** The same about a tool, by its address. */
  onTool: (tool: string, browser: string) => `Werkzeug: ${tool}\nBrowser: ${browser}\n\nWas passiert ist: `,
  onError: (error: string) => `Auf der Seite stand: ${error}\n\nWas ich vorher gemacht habe: `,
} satisfies Words<typeof english.contactWords>;
