export default {
  'Crop PDF': 'Rogner un PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Rognez les marges des pages d’un PDF, ou n’en montrez qu’une partie en traçant un cadre.',
  'trim margins': 'rogner pdf | réduire marges | recadrer pages pdf',
  'cut margins': 'recadrer pdf | marges pdf | crop pdf',
  'crop pages': 'couper marges | rogner pages',
  margins: 'couper les marges pdf | bords blancs',
  'white borders': 'supprimer marges | enlever bords blancs',
  'Crop by': 'Rogner selon',
  'A box on the page': 'Un cadre sur la page',
  Margins: 'Les marges',
  'For example 1-3, 7, last; or odd, even.':
    'Par exemple 1-3, 7, last (la dernière) ; ou odd (impaires), even (paires).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'Non, elle est masquée. Les lecteurs de PDF n’affichent et n’impriment que ce qui est dans le cadre, mais le reste demeure dans le fichier, et un programme peut le faire réapparaître. Pour supprimer quelque chose définitivement, utilisez « Caviarder un PDF ».',
  'Which page is shown?': 'Quelle page est affichée ?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'La première page du fichier nommé en dessous. La même proportion de chaque page est gardée, ou les mêmes points si vous préférez ; sur des pages d’un autre format, cela donne une zone différente.',
  'Can I crop left and right pages differently?': 'Puis-je rogner différemment les pages de gauche et de droite ?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Oui, en deux étapes : rognez d’abord « odd » (les impaires), puis reprenez le résultat dans cet outil et rognez « even » (les paires).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Rien : le texte, les liens, les formulaires, les signets et les balises restent. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/crop-pdf'>;
