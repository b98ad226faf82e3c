import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/inspection.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Lieu', meaning: 'Où le fichier a été créé, ou le lieu dont il parle.' },
    person: {
      title: 'Personnes',
      meaning: 'Des noms de personnes, comme l’auteur, le propriétaire ou quelqu’un sur l’image.',
    },
    serial: {
      title: 'Numéros de série et identifiants',
      meaning: 'Ils peuvent relier ce fichier à un appareil, ou à d’autres fichiers de la même personne.',
    },
    'differing-preview': {
      title: 'Aperçu différent de l’image',
      meaning: 'Une petite image dans le fichier peut encore montrer ce qui a été rogné ou retouché.',
    },
    rest: { title: 'Données après la fin', meaning: 'Les programmes les ignorent, mais tout le monde peut les lire.' },
    video: { title: 'Vidéo', meaning: 'Une courte vidéo, avec du son, que les téléphones ajoutent à une photo.' },
    version: {
      title: 'Versions antérieures',
      meaning: 'Les programmes ne font souvent qu’ajouter les changements : ce qu’il y avait avant peut être retrouvé.',
    },
    'hidden-text': { title: 'Texte caché', meaning: 'Personne ne le voit, mais on peut le copier et le chercher.' },
    outside: {
      title: 'Contenu hors de la page visible',
      meaning: 'Rogner une page ne fait que masquer ce qui l’entoure.',
    },
    layer: { title: 'Calques masqués', meaning: 'Les lecteurs peuvent les afficher.' },
    attachment: { title: 'Fichiers joints', meaning: 'Des fichiers entiers dans celui-ci.' },
    comment: { title: 'Commentaires', meaning: 'Des notes et des marques, souvent avec le nom de leur auteur.' },
    'form-value': {
      title: 'Valeurs de formulaire',
      meaning: 'Ce qui a été tapé ou choisi dans les champs d’un formulaire.',
    },
    script: { title: 'Scripts', meaning: 'Des programmes qui peuvent s’exécuter à l’ouverture du fichier.' },
    remote: {
      title: 'Adresses distantes',
      meaning:
        'Ouvrir le fichier, ou envoyer un formulaire qu’il contient, peut contacter ces adresses et dire à leurs propriétaires que vous l’avez.',
    },
    device: { title: 'Appareils', meaning: 'L’appareil photo, le téléphone, le scanner ou l’objectif.' },
    software: { title: 'Logiciels', meaning: 'Les programmes qui ont créé ou modifié le fichier.' },
    time: { title: 'Dates et heures', meaning: 'Quand il a été créé ou modifié.' },
    history: {
      title: 'Historique',
      meaning: 'Ce qui a été fait du fichier, et à partir de quels fichiers il a été créé.',
    },
    text: { title: 'Champs de texte', meaning: 'Titres, descriptions, mots-clés et commentaires.' },
    link: { title: 'Liens', meaning: 'Des adresses qui s’ouvrent quand quelqu’un clique dessus.' },
    exposure: { title: 'Réglages de prise de vue', meaning: 'Comment l’image a été prise.' },
    preview: { title: 'Aperçus', meaning: 'De petites images ou pochettes, montrées dans les listes de fichiers.' },
    other: { title: 'Autres données', meaning: 'Des données que les programmes stockent pour eux-mêmes.' },
  },
  format: 'Format : {format}',
  nothing: 'Rien n’a été trouvé.',
  absent: 'Cherché, mais pas trouvé : {types}.',
  unread: 'Pas examiné :',
  parts: {
    pixels: 'Ce que l’image elle-même montre, comme des visages, des panneaux et des écrans.',
    watermarks: 'Les filigranes invisibles.',
    'maker-notes': 'Le contenu des notes du fabricant de l’appareil, qui contiennent souvent des numéros de série.',
    packed: 'Les métadonnées compressées avec Brotli.',
    recording: 'Ce qu’on peut voir et entendre, comme des visages, des voix et des panneaux.',
    'data-tracks': 'Ce que contiennent les pistes de données.',
    scans: 'Le texte dans les images, comme les pages numérisées.',
    attachments: 'Ce que contiennent les fichiers joints. Enregistrez-les pour les examiner un par un.',
    signatures: 'Les signatures numériques. « Vérifier les signatures d’un PDF » dit qui a signé.',
    'undrawn-pages':
      'Le texte caché et le contenu hors de la page visible, sur les pages qui n’ont pas pu être dessinées ou après les 300 premières.',
    format: 'Les métadonnées : elles ne sont pas lues dans ce format ici.',
  },
  removedBy: 'Pour supprimer cela, utilisez « {tool} ».',
  notRemoved: 'Aucun outil de ce site ne supprime cela du fichier.',
  more: 'et {count} de plus',
  page: 'page {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Invisible',
  'over-picture': 'Texte invisible sur une image, comme sur les numérisations',
  version: 'Version {version} sur {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Une piste de données de la caméra, qui peut contenir des positions et des mouvements',
  'data-track': 'Une piste de données',
  drawings: 'Des dessins ou des images',
  'differing-shape': 'L’aperçu fait {preview} pixels et l’image {picture} : leurs proportions diffèrent',
  'differing-content':
    'L’aperçu fait {preview} pixels et l’image {picture} : leurs proportions sont les mêmes, mais pas ce qu’ils montrent',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Rapport',
  useIn: (title) => `Ouvrir dans : ${title}`,
  absent: 'Cherché, mais pas trouvé',
  unread: 'Pas examiné',
  names: {
    'Date time original': 'Prise de vue',
    'Date time digitized': 'Numérisation',
    'Date time': 'Modification',
  },
} satisfies Words<typeof english.inspectionPage>;

/** `Trouvé : lieu, personnes et appareils.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Trouvé : ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Les métadonnées ne sont pas lues dans ce format ici.' : 'Rien n’a été trouvé.';
};
