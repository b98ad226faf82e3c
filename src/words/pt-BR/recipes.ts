import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Copiar link com estas configurações',
  moreSteps: 'Transformar em fluxo de trabalho',
  copied: 'Link copiado.',
  copiedInPart: 'Link copiado. O que você digitou, desenhou ou adicionou como arquivo não está nele.',
  notCopied: 'Seu navegador não deixa esta página usar a área de transferência.',
  set: 'As opções vieram do link.',
} satisfies Words<typeof english.recipeWords>;

const problems: Record<Exclude<RecipeProblem['why'], 'bad-value'>, string> = {
  unreadable: 'o link está danificado',
  'unknown-option': 'ele define uma opção que links não podem definir',
  twice: 'ele cita uma opção duas vezes',
  newer: 'ele foi feito por uma versão mais nova deste site',
  'unknown-step': 'ele cita uma ferramenta que não pode ser uma etapa',
  'too-many-steps': 'ele tem mais de 20 etapas',
};

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `As configurações deste link não foram usadas: ${
    problem.why === 'bad-value' ? `o valor de “${problem.option}” não é permitido` : problems[problem.why]
  }. Nenhuma opção foi alterada.`;

/** The titles of presets. */
export const presetWords = { one: 'Predefinição', several: 'Predefinições', none: 'Nenhuma' } satisfies Words<
  typeof english.presetWords
>;
