import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Flujo de trabajo',
  description:
    'Aplica varias herramientas a tus archivos de una vez: cambiar el tamaño, comprimir, pasar a PDF. Guarda los pasos, o envíalos como enlace.',
  action: 'Ejecutar todos los pasos',
  suffix: 'editado',
  takes: ['Imágenes', 'PDF', 'vídeos', 'audio'],
  steps: 'Pasos',
  none: 'Aún no hay pasos. Añade el primero, o empieza con un ejemplo.',
  add: 'Añadir un paso',
  choose: (number) => (number === 1 ? 'Añadir el primer paso' : `Elegir el paso ${number}`),
  nothingFollows: 'Ninguna herramienta puede trabajar con el resultado del último paso.',
  close: 'Cerrar',
  up: (title) => `Mover “${title}” hacia arriba`,
  down: (title) => `Mover “${title}” hacia abajo`,
  remove: (title) => `Quitar ${title}`,
  setTo: (title, value) => `${title}: ${value}`,
  off: (title) => `no ${title}`,
  joins: 'todos los archivos se unen en uno',
  lacks: (option) => `${option}: falta rellenarlo.`,
  cannotFollow: (title, before) => `${title} no puede trabajar con el resultado de ${before}.`,
  set: 'Se han cargado los pasos del enlace.',
  opened: (name) => `“${name}” está abierto.`,
  noSteps: 'Añade antes un paso.',
  mine: 'Mis flujos de trabajo',
  save: 'Guardar flujo',
  name: 'Nombre',
  saved: (name, hasText) =>
    hasText
      ? `“${name}” se guardó en este navegador, con el texto que escribiste.`
      : `“${name}” se guardó en este navegador.`,
  removed: (name) => `“${name}” se ha quitado.`,
  removeShort: 'Quitar',
  removeSaved: (name) => `Quitar “${name}”`,
  export: 'Exportar',
  import: 'Importar',
  exportedAs: 'stayput-flujos.json',
  imported: (workflows) => `${count(workflows, 'flujo de trabajo importado', 'flujos de trabajo importados')}.`,
  notImported: 'Este archivo no se importó: no tiene flujos de trabajo que este sitio pueda leer.',
  questions: [
    {
      question: '¿Qué pasa si un paso falla con un archivo?',
      answer:
        'El trabajo sigue con los demás archivos. La fila de ese archivo indica qué paso falló y por qué, y tu propio archivo nunca se cambia.',
    },
    {
      question: '¿Puedo enviar mis pasos a alguien?',
      answer:
        'Sí. Están en la dirección de esta página: cópiala, y quien la abra tendrá los mismos pasos y añadirá sus propios archivos. Lo que escribiste como texto, como una marca de agua o una contraseña, no va en ella. La parte tras # nunca se envía a un servidor. Un flujo de trabajo que guardas en este navegador conserva su texto, pero nunca una contraseña.',
    },
    {
      question: '¿Qué herramientas pueden ser pasos?',
      answer: 'Casi todas, salvo las que necesitan que mires antes cada archivo, como firmar o elegir páginas a mano.',
    },
  ],
  full: 'Este navegador no deja que el sitio guarde nada.',
} satisfies Words<typeof english.workflowWords>;
