import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Copiar enlace con estos ajustes',
  moreSteps: 'Convertir en flujo de trabajo',
  copied: 'Enlace copiado.',
  copiedInPart: 'Enlace copiado. Lo que escribiste, dibujaste o añadiste como archivo no va en él.',
  notCopied: 'Tu navegador no deja que esta página use el portapapeles.',
  set: 'Se han aplicado las opciones del enlace.',
} satisfies Words<typeof english.recipeWords>;

const problems: Record<Exclude<RecipeProblem['why'], 'bad-value'>, string> = {
  unreadable: 'el enlace está dañado',
  'unknown-option': 'incluye una opción que no se puede poner en un enlace',
  twice: 'incluye una opción dos veces',
  newer: 'se creó con una versión más nueva de este sitio',
  'unknown-step': 'incluye una herramienta que no puede ser un paso',
  'too-many-steps': 'tiene más de 20 pasos',
};

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `No se usaron los ajustes de este enlace: ${
    problem.why === 'bad-value' ? `el valor de “${problem.option}” no se admite` : problems[problem.why]
  }. No se cambió ninguna opción.`;

/** The titles of presets. */
export const presetWords = { one: 'Preajuste', several: 'Preajustes', none: 'Ninguno' } satisfies Words<
  typeof english.presetWords
>;
