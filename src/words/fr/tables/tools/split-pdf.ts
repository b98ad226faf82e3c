export default {
  'Split PDF': 'Diviser un PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Divisez un PDF en plusieurs : par plages de pages, par nombre de pages, par signets ou par taille.',
  separate: 'diviser pdf | séparer pages pdf',
  divide: 'séparer pdf | un fichier par page',
  'cut pdf': 'separer pdf | diviser en plusieurs pdf',
  'break up': 'découper pdf | split pdf',
  'one file per page': 'couper pdf | éclater pdf',
  chop: 'scinder pdf | partager pdf en plusieurs',
  burst: 'fractionner pdf',
  'Split by': 'Diviser par',
  'Number of pages': 'Nombre de pages',
  'Page ranges': 'Plages de pages',
  Bookmarks: 'Signets',
  'File size': 'Taille de fichier',
  'Pages in each file': 'Pages par fichier',
  Ranges: 'Plages',
  'One file for each, for example 1-3, 4-6, 7-.': 'Un fichier pour chacune, par exemple 1-3, 4-6, 7-.',
  'Bookmark level': 'Niveau des signets',
  '1 for the main chapters, 2 to include the level below.':
    '1 pour les chapitres principaux, 2 pour inclure le niveau en dessous.',
  'What is in each file?': 'Que contient chaque fichier ?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'Les pages et tout ce qui leur appartient : liens entre elles, champs de formulaire, commentaires, balises, calques, étiquettes de page et signets qui y mènent. Rien des autres pages n’est dans le fichier. Les fichiers joints au document, les articles qui continuent sur d’autres pages, les données que les programmes stockent pour eux-mêmes, les formulaires XFA et les signatures numériques sont supprimés.',
  'How are the files named?': 'Comment les fichiers sont-ils nommés ?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Du nom de votre fichier et d’un numéro, et du titre du signet si vous divisez par signets. Plusieurs fichiers sont enregistrés en un seul ZIP.',
  'How does splitting by size work?': 'Comment fonctionne la division par taille ?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Chaque fichier reçoit autant de pages qu’il peut en contenir. Si une seule page dépasse la limite, elle a son propre fichier, et le résultat le dit. Les pages ne sont pas compressées pour tenir.',
  'How do I specify ranges?': 'Comment indiquer des plages ?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Par exemple 1-3, 4-6, 7- : chaque plage devient un fichier. 7- va jusqu’à la dernière page.',
} satisfies TableWords<'tools/split-pdf'>;
