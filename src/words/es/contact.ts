import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'No se pudo enviar tu mensaje. Lo que escribiste sigue aquí; vuelve a intentarlo más tarde.',
  notSent: 'No se pudo enviar el mensaje: falló la conexión. Lo que escribiste sigue aquí; vuelve a intentarlo.',
  sentForAgent: 'La persona ha enviado el mensaje.',
  notSentForAgent: 'El mensaje no se envió. La persona puede ver por qué.',
  onTool: (tool, browser) => `Herramienta: ${tool}\nNavegador: ${browser}\n\nQué pasó: `,
  onError: (error) => `Mensaje de la página: ${error}\n\nQué hice antes: `,
} satisfies Words<typeof english.contactWords>;
