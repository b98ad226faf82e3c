import type * as english from '#words/kept.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Rien n’est stocké.',
  sum: (things, bytes, used) =>
    `${count(things, 'élément')}, ${describeSize(bytes)}${used === undefined ? '' : `, dont ${describeSize(used)} en cours d’utilisation`}.`,
  inUse: 'en cours d’utilisation',
  held: 'Une partie n’a pas pu être retirée, car une autre page l’utilise. Fermez les autres pages de ce site et réessayez.',
  usedIsLeft: 'Tout a été retiré, sauf ce qui est en cours d’utilisation.',
  removed: 'Tout a été retiré. Rien n’est stocké.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: 'Résultats d’une page', unfinished: 'Résultats inachevés' },
  databases: {
    'hand-over': 'Fichiers gardés pour le bouton Retour ou pour une autre page',
    folders: 'Les dossiers sur lesquels vous avez travaillé, et les fichiers déjà traités',
  },
  cache: (name, files) => `Cache « ${name} » : ${count(files, 'fichier')} de ce site`,
  serviceWorker: 'Le programme qui répond sans réseau (un service worker)',
  texts: {
    agents: 'L’arrêt des agents dans cet onglet',
    'page-zoom': 'La taille d’affichage des pages',
    'recent-tools': 'Les derniers outils utilisés',
    theme: 'Le thème que vous avez choisi',
    workflows: 'Les enchaînements que vous avez enregistrés',
  },
  siteText: (key) => `Note « ${key} » de ce site`,
  tabText: (key) => `Note « ${key} » de cet onglet`,
} satisfies Words<typeof english.storedThings>;
