import type * as english from '#words/agents.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'L’input non corrisponde allo schema di questo strumento.',
  'unknown-tool': 'Non esiste uno strumento con questo nome. list_tools li elenca tutti.',
  'no-files': 'In questa pagina non ci sono file. Chiedi all’utente di aggiungerne: tu non puoi aggiungere file.',
  'no-results': 'In questa pagina non ci sono ancora risultati.',
  busy: 'La pagina sta ancora lavorando. Aspetta che finisca oppure chiama cancel.',
  'not-working': 'La pagina non sta lavorando a nulla.',
  'not-accepted': 'La pagina non ha accettato queste opzioni insieme.',
  'one-file-open': 'L’utente sta impostando le opzioni di un solo file. Aspetta che finisca.',
  'already-open': 'La pagina di questo strumento è già aperta.',
  'not-opened': 'Non è stato possibile aprire la pagina di questo strumento. L’utente può vedere il motivo.',
  stopped: 'L’utente ha fermato gli agenti in questa pagina.',
  failed: 'L’operazione non è riuscita a causa di un errore nella pagina.',
} satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'Nessun file lascia questo dispositivo.';

/** The texts for agents. */
export const agentWords = {
  input: 'input',
  list: {
    title: 'Elenca gli strumenti',
    description: `Elenca gli strumenti per file di questo sito, con i formati che ciascuno accetta. ${stays} Per usarne uno, chiama open_tool e poi, nella sua pagina, lo strumento con lo stesso nome.`,
    done: (tools) => `${count(tools, 'strumento', 'strumenti')}.`,
  },
  describe: {
    title: 'Descrivi uno strumento',
    description:
      'Dice che cosa fa uno strumento per file, quali formati accetta e quali opzioni ha, come JSON Schema. Non apre nulla.',
    done: (title) => `${title}.`,
  },
  open: {
    title: 'Apri uno strumento',
    description: `Apre in questa scheda la pagina di uno strumento per file. Può portare con sé i file o i risultati di questa pagina. ${stays} La nuova pagina ha i propri strumenti.`,
    tool: 'Il nome dello strumento, da list_tools.',
    bring: 'Che cosa portare nella nuova pagina.',
    done: (title) => `Si sta aprendo: ${title}.`,
  },
  set: {
    title: (title) => `Imposta opzioni: ${title}`,
    description: 'Imposta le opzioni in questa pagina senza avviare il lavoro. Le opzioni non indicate non cambiano.',
    steps: 'Imposta i passaggi in questa pagina senza avviare il lavoro. Sostituiscono quelli presenti.',
    done: 'Le opzioni sono impostate.',
  },
  run: {
    description: (description) =>
      `${description} Lavora sui file che l’utente ha aggiunto a questa pagina. Le opzioni non indicate restano come le mostra la pagina. Risponde a lavoro finito oppure, dopo un minuto, con il punto a cui è arrivato. I risultati restano nella pagina: solo l’utente può salvarli.`,
  },
  steps: {
    steps:
      'Gli strumenti da eseguire, dal primo all’ultimo. Ognuno lavora su ciò che ha prodotto il precedente. Predefinito: quelli della pagina.',
    tool: 'Il nome di uno strumento, da list_tools.',
    options: 'Le sue opzioni, come le elenca describe_tool per i passaggi. Predefinito: quelle dello strumento.',
  },
  status: {
    title: 'Leggi lo stato',
    description:
      'Dice quali file ci sono in questa pagina, per numero, con formato e dimensione; quali opzioni sono impostate; a che punto è il lavoro; che fine ha fatto ogni file. Non dice mai che cosa c’è in un file.',
    after: 'Elenca i file che vengono dopo questo numero. Predefinito: 0.',
    wait: 'Aspetta la fine del lavoro per questo numero di secondi al massimo. Predefinito: 0.',
    empty: 'In questa pagina non ci sono file.',
  },
  cancel: {
    title: 'Annulla il lavoro',
    description: 'Ferma il lavoro in questa pagina. I risultati già pronti restano nella pagina.',
    done: 'Il lavoro è annullato.',
  },
  save: {
    title: 'Chiedi all’utente di salvare',
    description: 'Mostra all’utente un pulsante che salva i risultati. Solo l’utente può premerlo.',
    done: 'È stato chiesto all’utente di salvare i risultati.',
  },
  withheld: 'L’utente può leggere il motivo nella pagina. Cita il file, perciò agli agenti non viene detto.',
  unit: (unit) => `Unità: ${unit}.`,
  when: (wishes) => `Si usa solo se ${listOf(wishes)}.`,
  is: (name, values) => `${name} è ${values.join(' o ')}`,
  outcome: ({ done, all, failed }) =>
    `${describeWhole(done)} di ${count(all, 'file completato', 'file completati')}${failed > 0 ? `, ${describeWhole(failed)} senza risultato` : ''}.`,
  ready: (files) => `${count(files, 'file')} in questa pagina.`,
  working: (percent) =>
    `Lavoro in corso: ${percent}% completato. Chiama get_status con wait per sapere quando è finito.`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Non puoi aggiungere file, leggere che cosa contengono o salvare i risultati. Può farlo solo l’utente.',
  'Non puoi vedere i nomi dei file, se l’utente non lo permette nella pagina.',
  'Non puoi impostare password, disegnare aree, firmare o scegliere file per le opzioni. Chiedi all’utente.',
  'La pagina mostra che cosa ha fatto ogni tua chiamata. Da lì l’utente può fermarti: a quel punto gli strumenti non ci sono più.',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Ha consultato l’elenco degli strumenti.',
  set: 'Ha impostato delle opzioni.',
  ran: 'Ha avviato il lavoro.',
  asked: 'Ha controllato a che punto è il lavoro.',
  cancelled: 'Ha annullato il lavoro.',
  opened: 'Sta aprendo un altro strumento.',
  save: 'Ti chiede di salvare i risultati.',
} satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agente',
  title: 'Un agente sta usando questa pagina',
  told: 'Questa pagina non gli dice che cosa c’è nei tuoi file.',
  names: 'Fagli vedere i nomi dei file',
  stop: 'Ferma',
  stopIt: 'Ferma l’agente',
  stopped: 'Agenti fermati in questa scheda',
  allow: 'Permetti di nuovo',
} satisfies Words<typeof english.agentStripWords>;
