export default {
  'Delete PDF pages': 'Supprimer des pages d’un PDF',
  'Delete pages from a PDF and remove all their content from the file.':
    'Supprimez des pages d’un PDF et effacez tout leur contenu du fichier.',
  Delete: 'Supprimer',
  shortened: 'allégé',
  'remove pages': 'supprimer pages | retirer pages | ôter pages',
  'drop pages': 'supprimer page pdf | effacer page pdf | delete pages',
  'erase pages': 'enlever page pdf | effacer pages | enlever des pages',
  'take out pages': 'enlever une page | supprimer une page d’un pdf | suprimer page pdf',
  'Pages to delete': 'Pages à supprimer',
  'Are deleted pages really gone?': 'Les pages supprimées ont-elles vraiment disparu ?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Oui. Le nouveau fichier ne contient que ce qui appartient aux pages restantes : le texte, les images, commentaires, valeurs de formulaire, balises, calques et signets des pages supprimées n’y sont plus. Beaucoup de programmes retirent la page de la liste mais laissent son contenu dans le fichier.',
  'What happens to links to deleted pages?': 'Que deviennent les liens vers les pages supprimées ?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Ils disparaissent avec les pages, tout comme les signets qui y mènent. Tous les autres liens, signets, champs, balises et étiquettes de page restent, ainsi que les fichiers joints au document.',
} satisfies TableWords<'tools/delete-pages'>;
