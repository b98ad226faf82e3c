import type * as english from '#words/agents.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export type { AgentDeed, AgentProblem } from '#words/agents.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'L’entrée ne correspond pas au schéma de cet outil.',
  'unknown-tool': 'Aucun outil ne porte ce nom. list_tools les énumère tous.',
  'no-files':
    'Il n’y a pas de fichiers sur cette page. Demandez à la personne d’en ajouter : vous ne pouvez pas en ajouter.',
  'no-results': 'Il n’y a pas encore de résultats sur cette page.',
  busy: 'La page travaille encore. Attendez qu’elle ait fini, ou appelez cancel.',
  'not-working': 'La page ne travaille sur rien.',
  'not-accepted': 'La page n’a pas accepté ces options ensemble.',
  'one-file-open': 'La personne règle les options d’un seul fichier. Attendez qu’elle ait fini.',
  'already-open': 'La page de cet outil est déjà ouverte.',
  'not-opened': 'La page de cet outil n’a pas pu être ouverte. La personne peut voir pourquoi.',
  stopped: 'La personne a arrêté les agents sur cette page.',
  failed: 'Échec dû à une erreur dans la page.',
} satisfies Words<typeof english.agentProblems>;

const stays = 'Aucun fichier ne quitte cet appareil.';

/** The texts for agents. */
export const agentWords = {
  input: 'entrée',
  list: {
    title: 'Énumérer les outils',
    description: `Énumère les outils de fichiers de ce site, avec les formats que prend chacun. ${stays} Pour en utiliser un, appelez open_tool, puis l’outil du même nom sur sa page.`,
    done: (tools) => `${count(tools, 'outil')}.`,
  },
  describe: {
    title: 'Décrire un outil',
    description:
      'Dit ce que fait un outil de fichiers, quels formats il prend et quelles options il a, en JSON Schema. N’ouvre rien.',
    done: (title) => `${title}.`,
  },
  open: {
    title: 'Ouvrir un outil',
    description: `Ouvre la page d’un outil de fichiers dans cet onglet. Elle peut emporter les fichiers ou les résultats de cette page. ${stays} La nouvelle page a ses propres outils.`,
    tool: 'Le nom de l’outil, d’après list_tools.',
    bring: 'Ce qu’il faut emporter vers la nouvelle page.',
    done: (title) => `Ouverture de « ${title} ».`,
  },
  set: {
    title: (title) => `Régler les options : ${title}`,
    description:
      'Règle les options de cette page sans lancer le travail. Les options que vous omettez ne changent pas.',
    steps: 'Règle les étapes de cette page sans lancer le travail. Elles remplacent celles qui s’y trouvent.',
    done: 'Les options sont réglées.',
  },
  run: {
    description: (description) =>
      `${description} Travaille sur les fichiers que la personne a ajoutés à cette page. Les options que vous omettez restent telles que la page les montre. Répond quand le travail est fini, ou après une minute avec son avancement. Les résultats restent sur la page : seule la personne peut les enregistrer.`,
  },
  steps: {
    steps:
      'Les outils à lancer, du premier au dernier. Chacun travaille sur ce que le précédent a produit. Par défaut : ceux de la page.',
    tool: 'Le nom d’un outil, d’après list_tools.',
    options: 'Ses options, telles que describe_tool les énumère pour les étapes. Par défaut : celles de l’outil.',
  },
  status: {
    title: 'Obtenir l’état',
    description:
      'Dit quels fichiers sont sur cette page, par numéro, avec format et taille ; quelles options sont réglées ; où en est le travail ; et ce qu’est devenu chaque fichier. Ne dit jamais ce que contient un fichier.',
    after: 'Énumère les fichiers après ce numéro. Par défaut : 0.',
    wait: 'Attend jusqu’à ce nombre de secondes que le travail soit fini. Par défaut : 0.',
    empty: 'Il n’y a pas de fichiers sur cette page.',
  },
  cancel: {
    title: 'Annuler le travail',
    description: 'Arrête le travail sur cette page. Les résultats déjà prêts y restent.',
    done: 'Le travail est annulé.',
  },
  save: {
    title: 'Demander à la personne d’enregistrer',
    description: 'Montre à la personne un bouton qui enregistre les résultats. Elle seule peut appuyer dessus.',
    done: 'La personne est invitée à enregistrer les résultats.',
  },
  withheld:
    'La personne peut lire la raison sur la page. Comme cette raison cite le fichier, elle n’est pas communiquée aux agents.',
  unit: (unit) => `En ${unit}.`,
  when: (wishes) => `Ne sert que si ${listOf(wishes)}.`,
  is: (name, values) => `${name} vaut ${values.join(' ou ')}`,
  outcome: ({ done, all, failed }) =>
    `Fichiers terminés : ${describeWhole(done)} sur ${describeWhole(all)}${failed > 0 ? `, dont ${describeWhole(failed)} sans résultat` : ''}.`,
  ready: (files) => `${count(files, 'fichier')} sur cette page.`,
  working: (percent) => `En cours : ${percent} %. Appelez get_status avec wait pour savoir quand c’est fini.`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Vous ne pouvez pas ajouter de fichiers, lire leur contenu ni enregistrer de résultats. Seule la personne le peut.',
  'Vous ne voyez pas les noms de fichiers, sauf si la personne le permet sur la page.',
  'Vous ne pouvez pas saisir de mots de passe, tracer des zones, signer ni choisir de fichiers pour des options. Demandez à la personne.',
  'La page montre ce que chacun de vos appels a fait. La personne peut vous y arrêter, et les outils disparaissent alors.',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Il a consulté la liste des outils.',
  set: 'Il a réglé des options.',
  ran: 'Il a lancé le travail.',
  asked: 'Il a vérifié l’avancement.',
  cancelled: 'Il a annulé le travail.',
  opened: 'Il ouvre un autre outil.',
  save: 'Il vous demande d’enregistrer les résultats.',
} satisfies Words<typeof english.agentDeeds>;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agent',
  title: 'Un agent utilise cette page',
  told: 'Cette page ne lui dit pas ce que contiennent vos fichiers.',
  names: 'Montrer les noms de fichiers',
  stop: 'Arrêter',
  stopIt: 'Arrêter l’agent',
  stopped: 'Les agents sont arrêtés dans cet onglet',
  allow: 'Autoriser à nouveau',
} satisfies Words<typeof english.agentStripWords>;
