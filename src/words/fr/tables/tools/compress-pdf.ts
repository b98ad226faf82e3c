export default {
  'Compress PDF': 'Compresser un PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Allégez des PDF, selon leur usage ou jusqu’à une taille donnée. Le texte reste du texte.',
  'downsize pdf': 'compresser pdf | pdf trop lourd | cv trop lourd',
  'email pdf': 'réduire pdf | pdf trop gros | scan trop lourd',
  'pdf too large': 'réduire la taille d’un pdf | pdf plus petit | optimiser pdf',
  'resume too large': 'reduire pdf | pdf par mail | diminuer taille pdf',
  'scan too large': 'alléger pdf | compression pdf',
  'Screens (150 dpi)': 'Écran (150 dpi)',
  'Print (220 dpi)': 'Impression (220 dpi)',
  'Smallest file (96 dpi)': 'Le plus petit (96 dpi)',
  'No loss of image quality': 'Qualité d’image intacte',
  'Keep title, author and dates': 'Garder titre, auteur et dates',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Sinon, ils sont supprimés. Pour l’écran, les miniatures et les données d’édition sont toujours supprimées.',
  'What makes the file smaller?': 'Qu’est-ce qui rend le fichier plus petit ?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Les images plus détaillées que leur taille sur la page ne l’exige sont réduites et enregistrées en JPEG. Toutes les données sont mieux compressées, ce qui sert à plusieurs pages n’est stocké qu’une fois, et les parties inutiles sont supprimées, comme les lettres d’une police qu’aucune page n’affiche. Une image n’est remplacée que si cela économise au moins un dixième de sa taille.',
  'What stays as it is?': 'Qu’est-ce qui ne change pas ?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Le texte, les traits, les liens, les formulaires, les signets et les balises : les pages ne sont jamais transformées en images. Les masques au trait, les fax et les numérisations en noir et blanc (CCITT, JBIG2) gardent chaque pixel ; les masques de transparence sont réduits avec leurs images, sans autre perte. Les anciennes polices Type 1 deviennent du CFF, plus petit et d’aspect identique. Les images CMJN le restent pour l’impression et sans perte ; pour l’écran, elles sont converties en RVB.',
  'What if it cannot be made smaller?': 'Et s’il ne peut pas être réduit ?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Vous récupérez alors votre fichier, inchangé, et le résultat le dit. Un résultat n’est jamais plus gros que votre fichier.',
  'How does it get under a certain size?': 'Comment passe-t-il sous une certaine taille ?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Des essais sur de petites parties de quelques images montrent quel niveau de détail toutes peuvent garder. Puis chaque image est encodée, et certaines le sont à nouveau si le fichier est encore trop gros ou bien plus petit que permis. S’il reste trop gros même au niveau de détail le plus bas, on vous dit jusqu’où il peut descendre.',
} satisfies TableWords<'tools/compress-pdf'>;
