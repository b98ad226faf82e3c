import type * as english from '#words/agents.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'A entrada não segue o esquema desta ferramenta.',
  'unknown-tool': 'Não existe ferramenta com esse nome. list_tools mostra todas.',
  'no-files': 'Não há arquivos nesta página. Peça à pessoa que adicione alguns: você não pode adicionar arquivos.',
  'no-results': 'Ainda não há resultados nesta página.',
  busy: 'A página ainda está trabalhando. Espere até terminar ou chame cancel.',
  'not-working': 'A página não está trabalhando em nada.',
  'not-accepted': 'A página não aceitou essas opções juntas.',
  'one-file-open': 'A pessoa está definindo as opções de um único arquivo. Espere até ela terminar.',
  'already-open': 'A página desta ferramenta já está aberta.',
  'not-opened': 'Não foi possível abrir a página desta ferramenta. A pessoa consegue ver por quê.',
  stopped: 'A pessoa parou os agentes nesta página.',
  failed: 'Não deu certo por causa de um erro na página.',
} satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'Nenhum arquivo sai deste dispositivo.';

/** The texts for agents. */
export const agentWords = {
  input: 'entrada',
  list: {
    title: 'Listar todas as ferramentas',
    description: `Lista as ferramentas de arquivos deste site, com os formatos que cada uma aceita. ${stays} Para usar uma, chame open_tool e depois, na página dela, a ferramenta de mesmo nome.`,
    done: (tools) => `${count(tools, 'ferramenta')}.`,
  },
  describe: {
    title: 'Descrever uma ferramenta',
    description:
      'Diz o que uma ferramenta de arquivos faz, quais formatos aceita e quais opções tem, como JSON Schema. Não abre nada.',
    done: (title) => `${title}.`,
  },
  open: {
    title: 'Abrir uma ferramenta',
    description: `Abre a página de uma ferramenta de arquivos nesta aba. Pode levar junto os arquivos ou os resultados desta página. ${stays} A nova página tem as próprias ferramentas.`,
    tool: 'O nome da ferramenta, de list_tools.',
    bring: 'O que levar para a nova página.',
    done: (title) => `Abrindo ${title}.`,
  },
  set: {
    title: (title) => `Definir opções: ${title}`,
    description: 'Define opções nesta página e não começa o trabalho. As opções que você não incluir não mudam.',
    steps: 'Define as etapas nesta página e não começa o trabalho. Elas substituem as que já estão lá.',
    done: 'As opções foram definidas.',
  },
  run: {
    description: (description) =>
      `${description} Trabalha com os arquivos que a pessoa adicionou a esta página. As opções que você não incluir ficam como a página mostra. Responde quando o trabalho termina ou, depois de um minuto, com o andamento. Os resultados ficam na página: só a pessoa pode salvá-los.`,
  },
  steps: {
    steps:
      'As ferramentas a executar, da primeira à última. Cada uma trabalha com o que a anterior criou. Padrão: as da página.',
    tool: 'O nome de uma ferramenta, de list_tools.',
    options: 'As opções dela, como describe_tool as lista para etapas. Padrão: as da ferramenta.',
  },
  status: {
    title: 'Ver o andamento',
    description:
      'Diz quais arquivos estão nesta página, por número, com formato e tamanho; quais opções estão definidas; o andamento do trabalho; e o que aconteceu com cada arquivo. Nunca diz o que há em um arquivo.',
    after: 'Lista os arquivos depois deste número. Padrão: 0.',
    wait: 'Espera até este número de segundos pelo fim do trabalho. Padrão: 0.',
    empty: 'Não há arquivos nesta página.',
  },
  cancel: {
    title: 'Cancelar o trabalho',
    description: 'Para o trabalho nesta página. Os resultados que estiverem prontos ficam na página.',
    done: 'O trabalho foi cancelado.',
  },
  save: {
    title: 'Pedir à pessoa que salve',
    description: 'Mostra à pessoa um botão que salva os resultados. Só a pessoa pode clicar nele.',
    done: 'A pessoa recebeu o pedido para salvar os resultados.',
  },
  withheld: 'A pessoa pode ler o motivo na página. Ele cita o arquivo, por isso os agentes não ficam sabendo.',
  unit: (unit) => `Em ${unit}.`,
  when: (wishes) => `Só é usado quando ${listOf(wishes)}.`,
  is: (name, values) => `${name} é ${values.join(' ou ')}`,
  outcome: ({ done, all, failed }) =>
    `${describeWhole(done)} de ${count(all, 'arquivo pronto', 'arquivos prontos')}${failed > 0 ? `, ${describeWhole(failed)} sem resultado` : ''}.`,
  ready: (files) => `${count(files, 'arquivo')} nesta página.`,
  working: (percent) =>
    `Trabalhando: ${percent}% concluído. Chame get_status com wait para receber o aviso de que terminou.`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Você não pode adicionar arquivos, ler o que há neles nem salvar resultados. Só a pessoa pode.',
  'Você não pode ver os nomes dos arquivos, a menos que a pessoa permita na página.',
  'Você não pode definir senhas, desenhar áreas, assinar nem escolher arquivos para opções. Peça à pessoa.',
  'A página mostra o que cada chamada sua fez. A pessoa pode parar você ali, e então as ferramentas somem.',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Ele olhou a lista de ferramentas.',
  set: 'Ele definiu opções.',
  ran: 'Ele começou o trabalho.',
  asked: 'Ele conferiu o andamento.',
  cancelled: 'Ele cancelou o trabalho.',
  opened: 'Ele está abrindo outra ferramenta.',
  save: 'Ele está pedindo que você salve os resultados.',
} satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agente',
  title: 'Um agente está usando esta página',
  told: 'Esta página não diz a ele o que há nos seus arquivos.',
  names: 'Deixar que ele veja os nomes dos arquivos',
  stop: 'Parar',
  stopIt: 'Parar o agente',
  stopped: 'Os agentes estão parados nesta aba',
  allow: 'Permitir de novo',
} satisfies Words<typeof english.agentStripWords>;
