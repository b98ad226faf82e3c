import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Enchaînement',
  description:
    'Passez vos fichiers dans plusieurs outils d’un coup : redimensionner, compresser, mettre en PDF. Enregistrez les étapes, ou envoyez-les par un lien.',
  action: 'Lancer les étapes',
  suffix: 'modifié',
  takes: ['Images', 'PDF', 'vidéos', 'audio'],
  steps: 'Étapes',
  none: 'Pas encore d’étapes. Ajoutez la première, ou partez d’un exemple.',
  add: 'Ajouter une étape',
  choose: (number) => (number === 1 ? 'Ajouter la première étape' : `Choisir l’étape ${number}`),
  nothingFollows: 'Aucun outil ne peut travailler sur ce que produit la dernière étape.',
  close: 'Fermer',
  up: (title) => `Monter : ${title}`,
  down: (title) => `Descendre : ${title}`,
  remove: (title) => `Retirer : ${title}`,
  setTo: (title, value) => `${title} : ${value}`,
  off: (title) => `sans : ${title}`,
  joins: 'tous les fichiers n’en font qu’un',
  lacks: (option) => `${option} : encore à remplir.`,
  cannotFollow: (title, before) => `« ${title} » ne peut pas travailler sur ce que produit « ${before} ».`,
  set: 'Les étapes viennent du lien.',
  opened: (name) => `« ${name} » est ouvert.`,
  noSteps: 'Ajoutez d’abord une étape.',
  mine: 'Mes enchaînements',
  save: 'Enregistrer l’enchaînement',
  name: 'Nom',
  saved: (name, hasText) =>
    hasText
      ? `« ${name} » est enregistré dans ce navigateur, avec le texte que vous avez tapé.`
      : `« ${name} » est enregistré dans ce navigateur.`,
  removed: (name) => `« ${name} » est retiré.`,
  removeShort: 'Retirer',
  removeSaved: (name) => `Retirer « ${name} »`,
  export: 'Exporter',
  import: 'Importer',
  exportedAs: 'enchainements-stayput.json',
  imported: (workflows) => `${count(workflows, 'enchaînement importé', 'enchaînements importés')}.`,
  notImported: 'Ce fichier n’a pas été importé : il ne contient aucun enchaînement que ce site puisse lire.',
  questions: [
    {
      question: 'Que se passe-t-il si une étape échoue pour un fichier ?',
      answer:
        'Les autres fichiers continuent. La ligne de ce fichier dit quelle étape a échoué et pourquoi, et votre propre fichier n’est jamais modifié.',
    },
    {
      question: 'Puis-je envoyer mes étapes à quelqu’un ?',
      answer:
        'Oui. Elles sont dans l’adresse de cette page : copiez-la, et la personne qui l’ouvre retrouve les mêmes étapes et ajoute ses propres fichiers. Ce que vous avez tapé comme texte, un filigrane ou un mot de passe par exemple, n’y est pas. La partie après # n’est jamais envoyée à un serveur. Un enchaînement que vous enregistrez dans ce navigateur garde son texte, mais jamais un mot de passe.',
    },
    {
      question: 'Quels outils peuvent être des étapes ?',
      answer:
        'La plupart, sauf ceux où vous devez d’abord regarder chaque fichier, par exemple pour signer ou choisir des pages à la main.',
    },
  ],
  full: 'Ce navigateur ne laisse pas le site enregistrer quoi que ce soit.',
} satisfies Words<typeof english.workflowWords>;
