import type * as english from '#words/folders.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'De uma pasta para outra',
  about:
    'Cada arquivo de uma pasta e das subpastas passa pelas etapas. Cada resultado é gravado na outra pasta assim que fica pronto, no mesmo caminho. Nada ali é substituído.',
  noPicker:
    'Este navegador não deixa uma página gravar em uma pasta. Aqui você pode escolher uma pasta de arquivos e salvar os resultados como um ZIP que mantém as subpastas.',
  source: 'Arquivos de',
  target: 'Resultados em',
  choose: 'Escolher',
  change: 'Mudar',
  chooseAs: (verb, which) =>
    which === 'source' ? `${verb} a pasta com seus arquivos` : `${verb} a pasta para os resultados`,
  files: (files) => count(files, 'arquivo'),
  unset: 'Deixar de usar pastas',
  holdsSource: (target, source) =>
    target === source
      ? `“${target}” contém seus arquivos. Escolha outra pasta para os resultados, como uma nova dentro dela.`
      : `“${target}” também contém “${source}”. Escolha outra pasta para os resultados, para que não fiquem no meio dos seus arquivos.`,
  remembers:
    'Este navegador se lembra das duas pastas e de quais arquivos estão prontos até você clicar em “Esquecer”. Você pode fechar a página e continuar depois.',
  cannotRemember:
    'Uma etapa tem configurações que não estão no endereço desta página, como um texto ou uma senha. Se você fechar a página, vai precisar definir tudo de novo antes de continuar.',
  written: (files, folder) => `${count(files, 'arquivo salvo', 'arquivos salvos')} em “${folder}”`,
  withNumber: (files) =>
    files === 1
      ? '1 recebeu um número, porque o nome já existia'
      : `${describeWhole(files)} receberam um número, porque os nomes já existiam`,
  notSaved: ({ folder, cause }) => ({
    title: `Não foi possível salvar o resultado em “${folder}”.`,
    hint: `O trabalho parou, e nada ficou gravado pela metade. Libere espaço ou escolha outra pasta e tente de novo. O navegador diz: ${cause}`,
  }),
  earlier: 'Pastas em que você trabalhou',
  fromTo: (source, target) => `De “${source}” para “${target}”`,
  doneOf: describeDone,
  goOn: 'Continuar',
  goOnWith: (source) => `Continuar com “${source}”`,
  lookAgain: 'Procurar arquivos novos',
  lookAgainIn: (source) => `Procurar arquivos novos em “${source}”`,
  forget: 'Esquecer',
  forgetWhat: (source, target) => `Esquecer “${source}” e “${target}”`,
  forgotten: (source) => `A pasta “${source}” foi esquecida. Os arquivos das duas pastas ficam como estão.`,
  notAllowed: 'O navegador não permitiu. Clique de novo no botão para que ele pergunte outra vez.',
  nothingNew: (source) => `Não há nada novo em “${source}”. Todos os arquivos estão prontos.`,
  missing: (source, files) =>
    `${count(files, 'arquivo pendente', 'arquivos pendentes')} em “${source}”. Preencha as configurações que faltam nas etapas e clique em “Executar todas as etapas”.`,
  gone: (name) =>
    `Não foi possível encontrar “${name}”. A pasta pode ter sido movida, renomeada ou excluída, ou estar em uma unidade desconectada.`,
  inUse: 'Outra página está trabalhando nessas pastas.',
  empty: (name) => `Não há arquivos em “${name}”.`,
} satisfies Words<typeof english.folderWords>;
