export default {
  'Organise PDF': 'Organiser un PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Affichez toutes les pages d’un PDF, déplacez-les, faites-les pivoter, dupliquez-les ou supprimez-les. Ajoutez d’autres PDF ou des photos.',
  organised: 'organisé',
  reorder: 'organiser pdf | dupliquer page',
  reorganise: 'réorganiser pdf | modifier pages pdf',
  'swap pages': 'réorganiser pages | réordonner',
  rearrange: 'changer l’ordre des pages',
  'sort pages': 'ordre des pages',
  'move pages': 'déplacer pages',
  'page order': 'inverser pages',
  'insert pages': 'trier pages',
  'add page to pdf': 'insérer pages',
  'duplicate pages': 'ajouter page pdf',
  'edit pages': 'ajouter une page à un pdf',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Vous pouvez aussi taper l’ordre : 3, 1-2 met la page 3 en premier, et 4@90 fait pivoter la page 4 vers la droite. Avec plusieurs fichiers, 2:1 est la page 1 du deuxième.',
  'How do I move pages?': 'Comment déplacer des pages ?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Faites-les glisser, ou sur un écran tactile, utilisez les points dans leur coin. Ou sélectionnez des pages et utilisez les boutons au-dessus. Gardez Maj enfoncée pour sélectionner une suite de pages.',
  'How do I insert pages from another PDF, or a photo?': 'Comment insérer des pages d’un autre PDF, ou une photo ?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Sélectionnez la page après laquelle elles doivent venir et appuyez sur « Insérer à la suite », ou déposez les fichiers : leurs pages sont ajoutées là. Si aucune page n’est sélectionnée, elles vont à la fin. Une photo devient une page à sa propre taille.',
  'Can I use the keyboard?': 'Puis-je utiliser le clavier ?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Oui. Les flèches passent d’une page à l’autre, Espace sélectionne, Maj et les flèches en sélectionnent plusieurs, Alt et les flèches les déplacent, R fait pivoter à droite, Maj et R à gauche, D duplique, Suppr supprime, et Ctrl (Cmd sur un Mac) et Z annulent la dernière modification.',
  'What happens to links, bookmarks and forms?': 'Que deviennent les liens, signets et formulaires ?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Ils suivent leurs pages : les liens et signets mènent là où leur page se trouve maintenant, les champs gardent leurs valeurs, et les balises, calques et étiquettes de page restent. Ce qui n’appartient qu’aux pages supprimées n’est pas dans le nouveau fichier. Si vous dupliquez une page avec des champs, ceux de la copie reçoivent de nouveaux noms.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'Non. Les pages sont copiées telles quelles. Les petits aperçus ne servent qu’à vous repérer.',
} satisfies TableWords<'tools/organise-pdf'>;
