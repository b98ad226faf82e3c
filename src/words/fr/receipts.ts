import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import type * as english from '#words/receipts.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Reçu',
  title: 'Reçu',
  close: 'Fermer',
  about:
    'Un reçu indique quel fichier a donné quel résultat, avec quels réglages et quels logiciels. Quiconque a le fichier d’origine peut s’en servir pour refaire le même travail et vérifier que rien n’a été changé.',
  names: 'Inclure les noms des fichiers',
  namesAbout: 'Sans eux, le reçu n’identifie les fichiers que par leur SHA-256.',
  incomplete:
    'Quelque chose que vous avez tapé, dessiné ou ajouté comme fichier n’est pas dans le reçu. Il permet de comparer des fichiers, mais pas de refaire le travail.',
  making: 'Lecture des fichiers…',
  failed: 'Le reçu n’a pas été créé, car un fichier ne peut plus être lu. Ajoutez-le à nouveau.',
  text: 'Le reçu',
  save: 'Enregistrer le reçu',
  savedAs: 'recu-stayput.json',
  copy: 'Copier',
  check: 'Vérifier un reçu',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'il est trop gros pour être un reçu',
  'not-json': 'ce n’est pas du JSON',
  'no-receipt': 'ce n’est pas un reçu de ce site',
  newer: 'une version plus récente de ce site l’a créé',
  damaged: 'une partie manque ou n’est pas valide',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `Ce reçu n’a pas été utilisé : ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;
const added = (files: number) => `${count(files, 'fichier ajouté', 'fichiers ajoutés')}.`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. Le reçu',
    about: 'Un fichier qui finit par .json. Vous pouvez aussi le déposer ici ou le coller.',
    choose: 'Choisir le reçu',
    held: (jobs, files) =>
      `${count(jobs, 'travail', 'travaux')}, ${count(files, 'fichier')} à ajouter. Ajoutez aussi les résultats pour les comparer octet par octet.`,
  },
  files: {
    title: '2. Les fichiers',
    about: 'Les fichiers de départ. Ils restent sur cet appareil.',
    choose: 'Choisir des fichiers',
    reading: 'Lecture des fichiers…',
    unreadable: 'Un fichier ne peut plus être lu. Ajoutez-le à nouveau.',
    waiting: added,
    held: (files, known) =>
      known === files
        ? `${added(files)} ${files === 1 ? 'Il est dans le reçu.' : 'Tous sont dans le reçu.'}`
        : `${added(files)} Dans le reçu : ${describeWhole(known)} sur ${describeWhole(files)}.`,
  },
  run: 'Refaire le travail',
  again: 'Le refaire encore',
  cancel: 'Annuler',
  cancelled: 'Annulé.',
  progress: 'Progression de tous les travaux',
  working: (job, of) => `Travail ${describeWhole(job)} sur ${describeWhole(of)} en cours…`,
  noScript: 'Les travaux sont faits par des scripts, et JavaScript est désactivé dans ce navigateur.',
  jobs: 'Ce qui a été trouvé',
  outcome: { identical: 'Identique', different: 'Pas identique', unchecked: 'N’a pas pu être vérifié' },
  sum: (identical, jobs) => `${count(identical, 'identique')} sur ${describeWhole(jobs)}`,
  identical: (results) =>
    results === 1
      ? 'Le résultat est identique, à l’octet près.'
      : `Les ${describeWhole(results)} résultats sont identiques, à l’octet près.`,
  jobIsRight: 'Le travail lui-même donne les résultats que cite le reçu, à l’octet près.',
  waiting: 'Pas encore fait.',
  made: (files, results) => `${count(files, 'fichier')} → ${count(results, 'résultat')}.`,
  noTool: 'Cet outil n’existe pas sur ce site.',
  anotherFile: 'Aucun des fichiers ajoutés n’est celui du reçu.',
  file: (bytes, sha256, name) => `${name ? `${name} : ` : ''}${count(bytes, 'octet')}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'Dans le reçu',
  added: 'Ajouté',
  incomplete: (options) =>
    `Le travail n’a pas été refait : le reçu ne dit pas ce qui a été tapé, dessiné ou ajouté pour ${listOf(options)}.`,
  somethingElse: 'autre chose',
  filePassword: 'le mot de passe du fichier',
  numberOfResults: (here, there) =>
    `Ici, cela a donné ${count(here, 'résultat')}, mais le reçu en cite ${describeWhole(there)}.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? 'Le résultat' : `Le résultat ${describeWhole(result)}`} diffère : ${count(here, 'octet')} ici, ${describeWhole(there)} dans le reçu.`,
  firstByte: (at) => `La première différence est à l’octet ${describeWhole(at + 1)}.`,
  changed: (name, at, here, there) =>
    `« ${name} » n’est pas le résultat du reçu. Il diffère du résultat obtenu ici à partir de l’octet ${describeWhole(at + 1)}${here === there ? '' : `, et il a ${count(there, 'octet')} au lieu de ${describeWhole(here)}`}.`,
  stranger: (name) => `« ${name} » n’est pas dans ce reçu.`,
  why: {
    random: 'Cet outil utilise le hasard ou l’heure : deux résultats ne sont donc jamais les mêmes.',
    codecs: 'Il a été fait avec les codecs du navigateur, qui ne sont pas les mêmes sur tous les appareils.',
    engine: (name, here, there) => `${name} : version ${here} ici, ${there} dans le reçu.`,
    noEngine: 'aucune',
    browser: (here, there) => `Ce navigateur est ${here}. Le reçu a été créé dans ${there}.`,
    isolated:
      'Le navigateur a isolé la page dans l’un des deux cas et pas dans l’autre : d’autres programmes ont donc fait le travail.',
    build: 'Le site a changé depuis la création du reçu.',
    unknownBuild: 'La page n’a pas pu savoir de quelle version du site elle fait partie.',
    nothing: 'Le navigateur, les programmes et la version sont les mêmes.',
  },
} satisfies Words<typeof english.checkWords>;
