export default {
  'Compare PDF': 'Comparer des PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Voyez ce qui a changé entre deux PDF, page par page : mots ajoutés ou retirés, et endroits où l’aspect diffère.',
  Compare: 'Comparer',
  diff: 'comparer | différence entre deux pdf | comparer documents',
  differences: 'comparer deux pdf | diff | comparateur pdf',
  'what changed': 'comparaison pdf | diff pdf | versions pdf',
  'compare documents': 'différences | ce qui a changé | changements',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Elles sont comparées comme des images, et le résultat dit lesquelles. « Reconnaître le texte d’un PDF (OCR) » peut d’abord y ajouter du texte, mais un mot mal lu apparaîtra alors comme un changement.',
  'What do I get?': 'Qu’est-ce que j’obtiens ?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Un rapport sur toutes les pages qui diffèrent : quels mots ont été retirés et ajoutés, et quelle part de la page a changé d’aspect. Chaque page d’aspect différent est montrée en couleurs pâles, avec les différences en rouge. Vous pouvez tout enregistrer.',
  'What if pages were added or removed?': 'Et si des pages ont été ajoutées ou retirées ?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Les pages au texte identique sont comparées entre elles, même si elles ont changé de place ; les autres sont comparées dans l’ordre. Le rapport indique les pages présentes dans un seul des fichiers.',
  'Which file is which?': 'Dans quel ordre mettre les fichiers ?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'Le premier de la liste est l’ancienne version, le second la nouvelle. Changez leur ordre pour les inverser.',
} satisfies TableWords<'tools/compare-pdf'>;
