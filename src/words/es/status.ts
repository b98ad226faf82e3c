import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Estado',
  description:
    'Comprueba si el formulario de contacto y la API funcionan ahora mismo. Las herramientas no necesitan ninguno de los dos.',
  asking: 'Preguntando al servicio…',
  up: 'Todo funciona.',
  untold: 'El servicio funciona.',
  late: 'El servicio funciona, pero puede que tu mensaje se lea tarde.',
  down: 'El servicio responde, pero ahora mismo no puede recibir mensajes.',
  unreached: 'El servicio no respondió. Comprueba tu conexión y vuelve a intentarlo.',
  asked: (time) => `Comprobado a las ${time}.`,
  again: 'Comprobar otra vez',
} satisfies Words<typeof english.statusWords>;
