import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import type * as english from '#words/receipts.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Recibo',
  title: 'Recibo',
  close: 'Fechar',
  about:
    'Um recibo registra qual arquivo virou qual, com quais configurações e programas. Quem tem o arquivo original pode usá-lo para refazer o mesmo trabalho e conferir que nada foi alterado.',
  names: 'Incluir os nomes dos arquivos',
  namesAbout: 'Sem eles, o recibo identifica os arquivos só pelo SHA-256.',
  incomplete:
    'Algo que você digitou, desenhou ou adicionou como arquivo não está no recibo. Dá para usar o recibo para comparar arquivos, mas não para refazer o trabalho.',
  making: 'Lendo os arquivos…',
  failed: 'Nenhum recibo foi criado, porque não dá mais para ler um dos arquivos. Adicione de novo.',
  text: 'O recibo',
  save: 'Salvar o recibo',
  savedAs: 'stayput-recibo.json',
  copy: 'Copiar',
  check: 'Verificar um recibo',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'é grande demais para ser um recibo',
  'not-json': 'não é JSON',
  'no-receipt': 'não é um recibo deste site',
  newer: 'foi feito por uma versão mais nova deste site',
  damaged: 'falta uma parte dele, ou ela não é válida',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `Este recibo não foi usado: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. O recibo',
    about: 'Um arquivo que termina em .json. Também dá para soltá-lo aqui ou colar.',
    choose: 'Escolher o recibo',
    held: (jobs, files) =>
      `${count(jobs, 'trabalho')}, ${count(files, 'arquivo')} para adicionar. Adicione também os resultados para compará-los byte a byte.`,
  },
  files: {
    title: '2. Os arquivos',
    about: 'Os arquivos que entraram no trabalho. Eles ficam neste dispositivo.',
    choose: 'Escolher arquivos',
    reading: 'Lendo os arquivos…',
    unreadable: 'Não dá mais para ler um dos arquivos. Adicione de novo.',
    waiting: (files) => `${count(files, 'arquivo adicionado', 'arquivos adicionados')}.`,
    held: (files, known) => {
      const added = `${count(files, 'arquivo adicionado', 'arquivos adicionados')}.`;
      if (known === files) return `${added} ${files === 1 ? 'Está no recibo.' : 'Todos estão no recibo.'}`;
      return `${added} ${describeWhole(known)} de ${describeWhole(files)} ${known === 1 ? 'está' : 'estão'} no recibo.`;
    },
  },
  run: 'Refazer',
  again: 'Refazer mais uma vez',
  cancel: 'Cancelar',
  cancelled: 'Cancelado.',
  progress: 'Progresso de todos os trabalhos',
  working: (job, of) => `Fazendo o trabalho ${describeWhole(job)} de ${describeWhole(of)}…`,
  noScript: 'Os trabalhos são feitos por scripts, e o JavaScript está desativado neste navegador.',
  jobs: 'O que foi encontrado',
  outcome: { identical: 'Idêntico', different: 'Não é idêntico', unchecked: 'Não foi possível verificar' },
  sum: (identical, jobs) =>
    `${describeWhole(identical)} de ${describeWhole(jobs)} ${identical === 1 ? 'idêntico' : 'idênticos'}`,
  identical: (results) =>
    results === 1
      ? 'O resultado é idêntico, byte a byte.'
      : `Todos os ${describeWhole(results)} resultados são idênticos, byte a byte.`,
  jobIsRight: 'O trabalho em si dá os resultados que o recibo indica, byte a byte.',
  waiting: 'Ainda não foi refeito.',
  made: (files, results) => `${count(files, 'arquivo virou', 'arquivos viraram')} ${count(results, 'resultado')}.`,
  noTool: 'Este site não tem essa ferramenta.',
  anotherFile: 'Nenhum dos arquivos que você adicionou é o do recibo.',
  file: (bytes, sha256, name) => `${name ? `${name}: ` : ''}${count(bytes, 'byte')}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'No recibo',
  added: 'Adicionado',
  incomplete: (options) =>
    `O trabalho não foi refeito: o recibo não diz o que foi digitado, desenhado ou adicionado em ${listOf(options)}.`,
  somethingElse: 'outra coisa',
  filePassword: 'a senha do arquivo',
  numberOfResults: (here, there) =>
    `Aqui, o trabalho deu ${count(here, 'resultado')}, mas o recibo indica ${describeWhole(there)}.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? 'O resultado' : `O resultado ${describeWhole(result)}`} é diferente: ${count(here, 'byte')} aqui, ${describeWhole(there)} no recibo.`,
  firstByte: (at) => `A primeira diferença está no byte ${describeWhole(at + 1)}.`,
  changed: (name, at, here, there) =>
    `“${name}” não é o resultado do recibo. É diferente do que foi feito aqui a partir do byte ${describeWhole(at + 1)}${here === there ? '' : ` e tem ${count(there, 'byte')} em vez de ${describeWhole(here)}`}.`,
  stranger: (name) => `“${name}” não está neste recibo.`,
  why: {
    random: 'Esta ferramenta usa números aleatórios ou a hora, por isso nunca há dois resultados iguais.',
    codecs: 'Foi feito com os codecs do próprio navegador, que não são os mesmos em todos os dispositivos.',
    engine: (name, here, there) => `${name}: versão ${here} aqui, ${there} no recibo.`,
    noEngine: 'nenhuma',
    browser: (here, there) => `Este navegador é ${here}. O recibo foi feito em ${there}.`,
    isolated:
      'O navegador isolou a página em uma das duas vezes e na outra não, por isso programas diferentes fizeram o trabalho.',
    build: 'O site mudou desde que o recibo foi feito.',
    unknownBuild: 'A página não conseguiu descobrir a que compilação do site ela pertence.',
    nothing: 'O navegador, os programas e a compilação são os mesmos.',
  },
} satisfies Words<typeof english.checkWords>;
