export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Réunissez des PDF et des photos en un seul PDF, dans l’ordre voulu, avec signets, liens, formulaires et calques.',
  unite: 'fusionner pdf | regrouper pdf | un seul pdf | mettre plusieurs pdf en un seul',
  bind: 'fusion pdf | réunir pdf | ajouter pdf à pdf | merge pdf',
  'add pdf to pdf': 'assembler pdf | combiner pdf | rassembler pdf | relier pdf',
  'one pdf': 'joindre pdf | plusieurs pdf en un | coller pdf',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Toutes les pages, ou une liste : 1:1-3, 2:all veut dire les pages 1 à 3 du premier fichier et toutes celles du deuxième.',
  'Page size for images': 'Format de page des images',
  'Start each file on a right-hand page': 'Début en page de droite',
  'For double-sided printing.': 'Chaque fichier commence sur une page de droite. Pour l’impression recto verso.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Chaque page, inchangée : texte, images et polices sont copiés et jamais compressés à nouveau. Mais aussi les signets, liens, champs de formulaire avec leurs valeurs, commentaires, pièces jointes, étiquettes de page, calques et balises pour lecteurs d’écran. Titre, auteur et langue viennent du premier fichier.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Les signatures numériques, car elles ne valent que pour le fichier d’origine ; les formulaires XFA ; la vue des fichiers d’un porte-documents ; et les données que les programmes stockent pour eux-mêmes dans les fichiers suivants. Le résultat dit si un fichier en contenait. Si deux fichiers ont des champs du même nom, les seconds sont renommés pour rester distincts.',
  'Can I choose pages from each file?': 'Puis-je choisir des pages dans chaque fichier ?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Oui : tapez-les à côté du fichier, par exemple 1-3, 7 ou 10-1, ou ouvrez la vue des pages et choisissez-les là.',
  'Can I add photos?': 'Puis-je ajouter des photos ?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Oui : chacune devient une page, à l’endroit. Les JPEG ne sont pas réencodés ; les formats que le PDF ne peut pas contenir deviennent des JPEG de haute qualité ou sont enregistrés sans perte. Chaque page d’un TIFF devient une page.',
  'Can I merge password-protected files?': 'Puis-je fusionner des fichiers protégés par mot de passe ?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Oui : le mot de passe vous est demandé à côté du fichier. Les fichiers qui ont le même s’ouvrent ensemble. Le résultat n’est pas chiffré.',
  'How large can my files be?': 'Quelle taille peuvent avoir mes fichiers ?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Les gros fichiers sont lus par morceaux, et leurs images copiées sans être chargées : vous pouvez donc fusionner des gigaoctets. Il ne faut que l’espace disque pour le résultat.',
} satisfies TableWords<'tools/merge-pdf'>;
