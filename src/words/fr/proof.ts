import { locale } from '#language.ts';
import type * as english from '#words/proof.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Refusé',
    silent: 'Refusé sans message',
    unseen: 'Aucun refus constaté',
    absent: 'Absent de ce navigateur',
    untried: 'N’a pas pu être essayé',
  },
  notTried: 'Pas essayé',
  silent: 'La liste des connexions, que ce navigateur applique, le refuse.',
  gone: 'Ce fichier ne peut plus être lu. Choisissez-le à nouveau.',
  taken: (bytes) => describeSize(bytes),
  again: 'Réessayer',
  tried: 'moyens essayés',
  refused: 'moyens refusés',
  refusedOrAbsent: 'moyens refusés ou absents',
  elsewhere: {
    title: 'Essayez maintenant cette ligne sur un autre site',
    how: 'Ouvrez-y les outils de développement (F12 dans la plupart des navigateurs), choisissez « Console » et collez-la. Elle dit si le texte a été envoyé. Sur ce site, elle dit « refused ».',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Copier',
    what: 'la ligne',
  },
  save: 'Enregistrer en image',
  unsaved: 'L’image n’a pas pu être créée. Vérifiez votre connexion, puis réessayez.',
  picture: {
    name: 'mon-fichier-est-reste.png',
    told: 'J’ai demandé à une page web d’envoyer mon fichier, et mon propre navigateur a refusé.',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) => (holds ? 'Refusé ici.' : holds === false ? 'Pas refusé ici.' : 'Incertain ici.'),
  sample: (id) => `Un exemple créé sur cette page : ${id}\n`,
  sum({ refused, silent, unseen, absent, untried }) {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} avec un message d’erreur`,
      ...(silent > 0 ? [`${silent} sans rien dire`] : []),
      ...(absent > 0
        ? [`${absent} ${counted(absent, { one: 'n’existe pas', other: 'n’existent pas' })} dans ce navigateur`]
        : []),
      ...(untried > 0
        ? [`${untried} ${counted(untried, { one: 'n’a pas pu être essayée', other: 'n’ont pas pu être essayées' })}`]
        : []),
      ...(unseen > 0 ? [`pour ${unseen}, aucun refus n’a été constaté`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `Tentatives bloquées : ${refused + silent} sur ${all}`
        : `Toutes les tentatives (${all}) ont été bloquées`;
    const rest = unseen + untried > 0 ? 'La liste ci-dessous dit lesquelles.' : 'Rien de votre fichier n’est sorti.';
    return `${blocked} : ${listOf(parts)}. ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }) {
    const done = `${count(made, 'requête faite', 'requêtes faites')}, ${describeSize(received)} reçus, ${describeWhole(refused)} ${counted(refused, { one: 'refusée', other: 'refusées' })}.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'requête a', 'requêtes ont')} pu emporter quelque chose : la liste dit lesquelles.`
      : `${done} 0 octet de vos fichiers envoyé : aucune n’est allée vers un autre hôte, aucune n’est d’un genre qui peut avoir un corps, et aucune n’a de point d’interrogation dans son adresse.`;
  },
  fromCache: 'depuis le cache',
  refused: 'refusée',
  carried: { 'another-host': 'vers un autre hôte', query: 'des paramètres', body: 'un corps', nothing: 'rien' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch qui survit à la page',
  'fetch that waits until the page is gone': 'fetch qui attend que la page soit fermée',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Image',
  'image in a style': 'Image dans un style',
  'image in a drawing': 'Image dans un dessin',
  font: 'Police',
  audio: 'Audio',
  'poster of a video': 'Image d’attente d’une vidéo',
  stylesheet: 'Feuille de style',
  script: 'Script',
  'module import': 'Import d’un module',
  'audio worklet': 'Worklet audio',
  prefetch: 'Chargement anticipé (prefetch)',
  preload: 'Préchargement (preload)',
  'module preload': 'Préchargement d’un module',
  manifest: 'Manifeste',
  icon: 'Icône',
  'looking a name up': 'Recherche d’un nom',
  'connecting ahead': 'Connexion anticipée',
  'speculation rules': 'Règles de spéculation',
  frame: 'Cadre',
  'a frame’s own fetch': 'fetch d’un cadre',
  object: 'object',
  embed: 'embed',
  ping: 'ping',
  'form in a new window': 'Formulaire dans une nouvelle fenêtre',
  'inline worker': 'Worker intégré',
  worker: 'Worker',
  'shared worker': 'Worker partagé',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, pour chercher un chemin',
  'WebRTC, through a relay': 'WebRTC, par un relais',
  'WebRTC, straight to a peer': 'WebRTC, directement vers un pair',
  download: 'Téléchargement',
  navigation: 'Navigation',
  'a new window': 'Une nouvelle fenêtre',
  'a page that refreshes itself': 'Une page qui s’actualise toute seule',
  form: 'Formulaire',
  'a form’s fields in an address': 'Les champs d’un formulaire dans une adresse',
} satisfies Words<typeof english.wayTitles>;
