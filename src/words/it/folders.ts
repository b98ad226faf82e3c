import type * as english from '#words/folders.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'Da cartella a cartella',
  about:
    'I passaggi si applicano a ogni file di una cartella e delle sue sottocartelle. Appena è pronto, ogni risultato viene scritto nell’altra cartella, con lo stesso percorso. Lì non viene sovrascritto nulla.',
  noPicker:
    'Questo browser non permette a una pagina di scrivere in una cartella. Qui puoi scegliere una cartella di file e salvare i risultati in un unico ZIP, che mantiene le sottocartelle.',
  source: 'File da',
  target: 'Risultati in',
  choose: 'Scegli',
  change: 'Cambia',
  chooseAs: (verb, which) =>
    which === 'source' ? `${verb} la cartella con i tuoi file` : `${verb} la cartella per i risultati`,
  files: (files) => count(files, 'file'),
  unset: 'Non usare più le cartelle',
  holdsSource: (target, source) =>
    target === source
      ? `“${target}” contiene i tuoi file. Scegli un’altra cartella per i risultati, per esempio una nuova al suo interno.`
      : `“${target}” contiene anche “${source}”. Scegli un’altra cartella per i risultati, così non finiscono tra i tuoi file.`,
  remembers:
    'Questo browser ricorda le due cartelle e quali file sono completati finché non premi Dimentica. Puoi chiudere la pagina e continuare più tardi.',
  cannotRemember:
    'Un passaggio ha impostazioni che non stanno nell’indirizzo di questa pagina, come un testo o una password. Se chiudi la pagina, dovrai inserirle di nuovo prima di continuare.',
  written: (files, folder) => `${count(files, 'file salvato', 'file salvati')} in “${folder}”`,
  withNumber: (files) =>
    files === 1
      ? '1 rinominato con un numero, perché il nome esisteva già'
      : `${describeWhole(files)} rinominati con un numero, perché i nomi esistevano già`,
  notSaved: ({ folder, cause }) => ({
    title: `Non è stato possibile salvare il risultato in “${folder}”.`,
    hint: `Il lavoro si è fermato, e lì non resta nulla di scritto a metà. Libera spazio o scegli un’altra cartella, poi riprova. Il browser dice: ${cause}`,
  }),
  earlier: 'Cartelle su cui hai lavorato',
  fromTo: (source, target) => `Da “${source}” a “${target}”`,
  doneOf: describeDone,
  goOn: 'Continua',
  goOnWith: (source) => `Continua con “${source}”`,
  lookAgain: 'Cerca nuovi file',
  lookAgainIn: (source) => `Cerca nuovi file in “${source}”`,
  forget: 'Dimentica',
  forgetWhat: (source, target) => `Dimentica “${source}” e “${target}”`,
  forgotten: (source) => `La cartella “${source}” è stata dimenticata. I file delle due cartelle restano come sono.`,
  notAllowed: 'Il browser non l’ha permesso. Premi di nuovo il pulsante e te lo chiederà ancora.',
  nothingNew: (source) => `In “${source}” non c’è niente di nuovo. Tutti i file sono completati.`,
  missing: (source, files) =>
    `${count(files, 'file da elaborare')} in “${source}”. Completa nei passaggi le impostazioni che mancano, poi premi Esegui tutti i passaggi.`,
  gone: (name) =>
    `Non si trova “${name}”. Forse la cartella è stata spostata, rinominata o eliminata, oppure è su un’unità non collegata.`,
  inUse: 'Un’altra pagina sta lavorando su queste cartelle.',
  empty: (name) => `In “${name}” non ci sono file.`,
} satisfies Words<typeof english.folderWords>;
