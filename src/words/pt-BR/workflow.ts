import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Fluxo de trabalho',
  description:
    'Use várias ferramentas nos seus arquivos de uma vez só: redimensionar, comprimir, colocar em um PDF. Salve as etapas ou envie como link.',
  action: 'Executar todas as etapas',
  suffix: 'editado',
  takes: ['Imagens', 'PDFs', 'vídeos', 'áudio'],
  steps: 'Etapas',
  none: 'Ainda não há etapas. Adicione a primeira, ou comece com um exemplo.',
  add: 'Adicionar uma etapa',
  choose: (number) => (number === 1 ? 'Adicionar a primeira etapa' : `Escolher a etapa ${number}`),
  nothingFollows: 'Nenhuma ferramenta trabalha com o que a última etapa cria.',
  close: 'Fechar',
  up: (title) => `Mover ${title} para cima`,
  down: (title) => `Mover ${title} para baixo`,
  remove: (title) => `Remover ${title}`,
  setTo: (title, value) => `${title}: ${value}`,
  off: (title) => `${title}: não`,
  joins: 'todos os arquivos viram um só',
  lacks: (option) => `${option}: falta preencher.`,
  cannotFollow: (title, before) => `${title} não trabalha com o que ${before} cria.`,
  set: 'As etapas vieram do link.',
  opened: (name) => `“${name}” foi aberto.`,
  noSteps: 'Adicione uma etapa antes.',
  mine: 'Meus fluxos de trabalho',
  save: 'Salvar fluxo',
  name: 'Nome',
  saved: (name, hasText) =>
    hasText
      ? `“${name}” foi salvo neste navegador, com o texto que você digitou.`
      : `“${name}” foi salvo neste navegador.`,
  removed: (name) => `“${name}” foi removido.`,
  removeShort: 'Remover',
  removeSaved: (name) => `Remover “${name}”`,
  export: 'Exportar',
  import: 'Importar',
  exportedAs: 'stayput-fluxos.json',
  imported: (workflows) => `${count(workflows, 'fluxo de trabalho importado', 'fluxos de trabalho importados')}.`,
  notImported: 'Este arquivo não foi importado: não tem fluxos de trabalho que este site consiga ler.',
  questions: [
    {
      question: 'O que acontece se uma etapa falhar com um arquivo?',
      answer:
        'Os outros arquivos continuam. A linha desse arquivo diz qual etapa falhou e por quê, e seu próprio arquivo nunca é alterado.',
    },
    {
      question: 'Posso mandar minhas etapas para alguém?',
      answer:
        'Sim. Elas estão no endereço desta página: copie, e quem abrir terá as mesmas etapas e adicionará os próprios arquivos. O que você digitou como texto, como uma marca d’água ou uma senha, não está nele. A parte depois de # nunca é enviada a um servidor. Um fluxo de trabalho que você salva neste navegador guarda o texto, mas nunca uma senha.',
    },
    {
      question: 'Quais ferramentas podem ser etapas?',
      answer:
        'A maioria, menos as que exigem que você veja cada arquivo antes, como assinar ou escolher páginas à mão.',
    },
  ],
  full: 'Este navegador não deixa o site salvar nada.',
} satisfies Words<typeof english.workflowWords>;
