import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Lecture du fichier…',
  labels: {
    title: 'Titre',
    author: 'Auteur',
    subject: 'Sujet',
    keywords: 'Mots-clés',
    language: 'Langue',
    created: 'Création',
    modified: 'Modification',
    creator: 'Créé avec',
    producer: 'PDF produit par',
    displaysTitle: 'Afficher le titre plutôt que le nom du fichier dans la barre de la fenêtre',
  },
  language: 'Un code de langue, comme fr, en ou pt-BR.',
  allFiles: 'Vos modifications valent pour tous les fichiers.',
} satisfies Words<typeof english.metadataWords>;
