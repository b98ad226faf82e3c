import { locale } from '#language.ts';
import type * as english from '#words/proof.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Recusado',
    silent: 'Recusado sem mensagem',
    unseen: 'Nenhuma recusa vista',
    absent: 'Não existe neste navegador',
    untried: 'Não foi possível tentar',
  },
  notTried: 'Não tentado',
  silent: 'Quem recusa é a lista de conexões, que este navegador faz cumprir.',
  gone: 'Não dá mais para ler este arquivo. Escolha de novo.',
  taken: (bytes) => describeSize(bytes),
  again: 'Tentar de novo',
  tried: 'caminhos tentados',
  refused: 'caminhos recusados',
  refusedOrAbsent: 'caminhos recusados ou inexistentes',
  elsewhere: {
    title: 'Agora teste esta linha em qualquer outro site',
    how: 'Abra lá as ferramentas do desenvolvedor (F12 na maioria dos navegadores), escolha “Console” e cole a linha. Ela diz “sent” se o texto foi enviado. Neste site, diz “refused”, ou seja, recusado.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Copiar',
    what: 'a linha',
  },
  save: 'Salvar como imagem',
  unsaved: 'Não foi possível criar a imagem. Confira se há conexão e tente de novo.',
  picture: {
    name: 'arquivo-ficou-aqui.png',
    told: 'Mandei uma página da web enviar meu arquivo, e meu próprio navegador se recusou.',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) =>
    holds ? 'Aqui são recusados.' : holds === false ? 'Aqui não são recusados.' : 'Aqui não ficou claro.',
  sample: (id) => `Uma amostra criada nesta página: ${id}\n`,
  sum: ({ refused, silent, unseen, absent, untried }) => {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} com mensagem de erro`,
      ...(silent > 0 ? [`${silent} em silêncio`] : []),
      ...(absent > 0 ? [`${absent} ${absent === 1 ? 'não existe' : 'não existem'} neste navegador`] : []),
      ...(untried > 0 ? [`${untried} não ${untried === 1 ? 'pôde ser tentada' : 'puderam ser tentadas'}`] : []),
      ...(unseen > 0 ? [`em ${unseen} nenhuma recusa foi vista`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `${refused + silent} de ${all} tentativas foram bloqueadas`
        : `Todas as ${all} tentativas foram bloqueadas`;
    const rest = unseen + untried > 0 ? 'A lista abaixo diz quais.' : 'Nada do seu arquivo saiu.';
    return `${blocked}: ${listOf(parts)}. ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum: ({ made, refused, doubtful, received }) => {
    const done = `${count(made, 'solicitação feita', 'solicitações feitas')}, ${describeSize(received)} recebidos, ${describeWhole(refused)} ${refused === 1 ? 'recusada' : 'recusadas'}.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'solicitação pode ter levado', 'solicitações podem ter levado')} alguma coisa: a lista diz quais.`
      : `${done} 0 bytes dos seus arquivos enviados: nenhuma foi para outro host, nenhuma é de um tipo que possa ter corpo, e nenhuma tem ponto de interrogação no endereço.`;
  },
  fromCache: 'do cache',
  refused: 'recusada',
  carried: { 'another-host': 'para outro host', query: 'uma consulta', body: 'um corpo', nothing: 'nada' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch que sobrevive à página',
  'fetch that waits until the page is gone': 'fetch que espera a página fechar',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Imagem',
  'image in a style': 'Imagem em um estilo',
  'image in a drawing': 'Imagem em um desenho',
  font: 'Fonte',
  audio: 'Áudio',
  'poster of a video': 'Imagem de capa de um vídeo',
  stylesheet: 'Folha de estilo',
  script: 'Script',
  'module import': 'Importação de um módulo',
  'audio worklet': 'Audio worklet',
  prefetch: 'Pré-busca (prefetch)',
  preload: 'Pré-carregamento (preload)',
  'module preload': 'Pré-carregamento de um módulo',
  manifest: 'Manifesto',
  icon: 'Ícone',
  'looking a name up': 'Consulta de um nome',
  'connecting ahead': 'Conexão antecipada',
  'speculation rules': 'Regras de especulação',
  frame: 'Frame',
  'a frame’s own fetch': 'fetch próprio de um frame',
  object: 'Objeto',
  embed: 'Elemento incorporado',
  ping: 'Ping',
  'form in a new window': 'Formulário em uma nova janela',
  'inline worker': 'Worker embutido',
  worker: 'Worker',
  'shared worker': 'Shared worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, para procurar um caminho',
  'WebRTC, through a relay': 'WebRTC, por meio de um retransmissor',
  'WebRTC, straight to a peer': 'WebRTC, direto para outro dispositivo',
  download: 'Download',
  navigation: 'Navegação',
  'a new window': 'Uma nova janela',
  'a page that refreshes itself': 'Uma página que se recarrega sozinha',
  form: 'Formulário',
  'a form’s fields in an address': 'Campos de um formulário em um endereço',
};
