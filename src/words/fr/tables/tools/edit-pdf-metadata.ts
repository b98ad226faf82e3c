export default {
  'Edit PDF metadata': 'Modifier les métadonnées d’un PDF',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Affichez et modifiez le titre, l’auteur, le sujet, les mots-clés, la langue et les dates d’un PDF.',
  'Save changes': 'Enregistrer',
  'pdf properties': 'propriétés pdf | changer auteur pdf | modifier métadonnées',
  'pdf title': 'titre pdf | mots-clés | éditer métadonnées',
  author: 'auteur pdf | métadonnées pdf | date pdf',
  keywords: 'changer titre pdf | metadonnees pdf | infos pdf',
  'Where is this metadata stored?': 'Où ces métadonnées sont-elles stockées ?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Un PDF les stocke à deux endroits : son dictionnaire d’informations et ses données XMP. Beaucoup de programmes n’en changent qu’un, et les lecteurs peuvent alors montrer l’un ou l’autre. Cet outil écrit la même chose aux deux endroits.',
  'What happens to a field that I don’t change?': 'Que devient un champ que je ne change pas ?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Il reste tel quel dans chaque fichier. Un champ que vous videz est supprimé. Si vous avez plusieurs fichiers, vos modifications valent pour tous.',
  'Is the old metadata still in the file?': 'Les anciennes métadonnées sont-elles encore dans le fichier ?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Non. Le fichier est réécrit avec ce qu’il utilise encore, et rien d’autre : les versions antérieures ont disparu, métadonnées comprises. Les pages, liens, formulaires, signets et balises restent. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
  'What is the language for?': 'À quoi sert la langue ?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Les lecteurs d’écran en ont besoin pour prononcer le texte. Saisissez-la sous forme de code : fr, en, pt-BR. Avec « Afficher le titre plutôt que le nom du fichier », c’est l’une des premières choses que demandent les contrôles d’accessibilité.',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
