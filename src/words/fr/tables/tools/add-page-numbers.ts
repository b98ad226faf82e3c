export default {
  'Add page numbers to PDF': 'Numéroter les pages d’un PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Ajoutez des numéros de page, un en-tête ou un pied de page à un PDF.',
  'Add numbers': 'Numéroter',
  numbered: 'numéroté',
  paginate: 'numéroter pdf | en-tête',
  'number pages': 'numéroter les pages | pied de page',
  header: 'numérotation | entete',
  footer: 'pagination | bates',
  bates: 'paginer | page x sur y',
  'page numbering': 'numéro de page | foliotage',
  'page x of y': 'ajouter numéro de page',
  '{page} is the page number and {pages} the last page number.':
    '{page} est le numéro de la page et {pages} celui de la dernière.',
  'Bottom centre': 'En bas au centre',
  'Top centre': 'En haut au centre',
  'First number': 'Premier numéro',
  'Pages to number': 'Pages à numéroter',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Par exemple 2- pour sauter la couverture. Les pages sautées comptent quand même.',
  'Where do the numbers go?': 'Où vont les numéros ?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'À un centimètre du bord de la page visible, et toujours à l’endroit, y compris sur les pages pivotées. Ils s’écrivent par-dessus le contenu : choisissez donc un endroit libre.',
  'Can I write “Page 3 of 12”, or a header?': 'Puis-je écrire « Page 3 sur 12 », ou un en-tête ?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Oui : écrivez Page {page} sur {pages}, ou tout autre texte. {0} Pour ajouter une deuxième ligne ailleurs, relancez l’outil sur le résultat.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Rien. Les pages, signets, liens, formulaires et balises restent tels quels, et les lecteurs d’écran ignorent les numéros. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/add-page-numbers'>;
