import type * as english from '#words/agents.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'La entrada no se ajusta al esquema de esta herramienta.',
  'unknown-tool': 'No hay ninguna herramienta con este nombre. list_tools las enumera todas.',
  'no-files': 'No hay archivos en esta página. Pide a la persona que añada alguno: tú no puedes añadir archivos.',
  'no-results': 'Aún no hay resultados en esta página.',
  busy: 'La página aún está trabajando. Espera a que termine, o llama a cancel.',
  'not-working': 'La página no está trabajando en nada.',
  'not-accepted': 'La página no aceptó estas opciones juntas.',
  'one-file-open': 'La persona está cambiando las opciones de un solo archivo. Espera a que termine.',
  'already-open': 'La página de esta herramienta ya está abierta.',
  'not-opened': 'No se pudo abrir la página de esta herramienta. La persona puede ver por qué.',
  stopped: 'La persona ha detenido a los agentes en esta página.',
  failed: 'Esto falló por un error de la página.',
} satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'Ningún archivo sale de este dispositivo.';

/** The texts for agents. */
export const agentWords = {
  input: 'entrada',
  list: {
    title: 'Enumerar las herramientas',
    description: `Enumera las herramientas de archivos de este sitio, con los formatos que acepta cada una. ${stays} Para usar una, llama a open_tool y después a la herramienta del mismo nombre en su página.`,
    done: (tools) => `${count(tools, 'herramienta')}.`,
  },
  describe: {
    title: 'Describir una herramienta',
    description:
      'Dice qué hace una herramienta de archivos, qué formatos acepta y qué opciones tiene, como JSON Schema. No abre nada.',
    done: (title) => `${title}.`,
  },
  open: {
    title: 'Abrir una herramienta',
    description: `Abre la página de una herramienta de archivos en esta pestaña. Puede llevarse los archivos o los resultados de esta página. ${stays} La nueva página tiene sus propias herramientas.`,
    tool: 'El nombre de la herramienta, de list_tools.',
    bring: 'Qué llevar a la nueva página.',
    done: (title) => `Se está abriendo ${title}.`,
  },
  set: {
    title: (title) => `Cambiar opciones: ${title}`,
    description: 'Cambia opciones en esta página y no empieza el trabajo. Las opciones que no incluyas no cambian.',
    steps: 'Pone los pasos en esta página y no empieza el trabajo. Sustituyen a los pasos que haya.',
    done: 'Las opciones se han aplicado.',
  },
  run: {
    description: (description) =>
      `${description} Trabaja con los archivos que la persona ha añadido a esta página. Las opciones que no incluyas se quedan como las muestra la página. Responde cuando el trabajo está hecho o, tras un minuto, con cuánto lleva. Los resultados se quedan en la página: solo la persona puede guardarlos.`,
  },
  steps: {
    steps:
      'Las herramientas que se aplican, de la primera a la última. Cada una trabaja con lo que ha hecho la anterior. Predeterminado: las de la página.',
    tool: 'El nombre de una herramienta, de list_tools.',
    options: 'Sus opciones, como las enumera describe_tool para los pasos. Predeterminado: las de la herramienta.',
  },
  status: {
    title: 'Ver el estado',
    description:
      'Dice qué archivos hay en esta página, por número, con formato y tamaño; qué opciones están elegidas; cuánto lleva el trabajo, y qué fue de cada archivo. Nunca dice qué hay en un archivo.',
    after: 'Enumera los archivos posteriores a este número. Predeterminado: 0.',
    wait: 'Espera hasta estos segundos a que termine el trabajo. Predeterminado: 0.',
    empty: 'No hay archivos en esta página.',
  },
  cancel: {
    title: 'Cancelar el trabajo',
    description: 'Detiene el trabajo de esta página. Los resultados que estén listos se quedan en la página.',
    done: 'El trabajo está cancelado.',
  },
  save: {
    title: 'Pedir a la persona que guarde',
    description: 'Muestra a la persona un botón que guarda los resultados. Solo la persona puede pulsarlo.',
    done: 'Se ha pedido a la persona que guarde los resultados.',
  },
  withheld: 'La persona puede leer el motivo en la página. Cita el archivo, así que no se les dice a los agentes.',
  unit: (unit) => `En ${unit}.`,
  when: (wishes) => `Solo se usa cuando ${listOf(wishes)}.`,
  is: (name, values) => `${name} es ${values.join(' o ')}`,
  outcome: ({ done, all, failed }) =>
    `${describeWhole(done)} de ${count(all, 'archivo listo', 'archivos listos')}${failed > 0 ? `, ${describeWhole(failed)} sin resultado` : ''}.`,
  ready: (files) => `${count(files, 'archivo')} en esta página.`,
  working: (percent) => `Trabajando: ${percent} % hecho. Llama a get_status con wait para saber cuándo termina.`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'No puedes añadir archivos, leer lo que hay en ellos ni guardar resultados. Solo la persona puede.',
  'No puedes ver los nombres de los archivos si la persona no lo permite en la página.',
  'No puedes poner contraseñas, dibujar zonas, firmar ni elegir archivos para opciones. Pídeselo a la persona.',
  'La página muestra lo que hizo cada una de tus llamadas. La persona puede detenerte ahí, y entonces las herramientas desaparecen.',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Ha mirado la lista de herramientas.',
  set: 'Ha cambiado opciones.',
  ran: 'Ha empezado el trabajo.',
  asked: 'Ha mirado cómo va.',
  cancelled: 'Ha cancelado el trabajo.',
  opened: 'Está abriendo otra herramienta.',
  save: 'Te pide que guardes los resultados.',
} satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agente',
  title: 'Un agente está usando esta página',
  told: 'Esta página no le dice qué hay en tus archivos.',
  names: 'Dejarle ver los nombres de los archivos',
  stop: 'Detener',
  stopIt: 'Detener al agente',
  stopped: 'Los agentes están detenidos en esta pestaña',
  allow: 'Permitir otra vez',
} satisfies Words<typeof english.agentStripWords>;
