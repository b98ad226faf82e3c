export default {
  'Watermark PDF': 'Ajouter un filigrane à un PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Écrivez un mot comme « Brouillon » ou « Copie » en travers des pages d’un PDF.',
  draft: 'filigrane pdf | filigraner | confidentiel | watermark pdf | filigrane document',
  confidential: 'ajouter filigrane pdf | texte sur pdf | copie | tampon pdf',
  'text on pdf': 'mettre un filigrane | brouillon | mention copie | marquer pdf',
  Draft: 'Brouillon',
  'Can a watermark be removed again?': 'Un filigrane peut-il être enlevé ensuite ?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Oui, par quelqu’un qui sait le faire : c’est du texte par-dessus la page. Il indique ce qu’est le fichier ; il ne le protège pas.',
  'Where does the watermark go?': 'Où va le filigrane ?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'En travers de chaque page, d’en bas à gauche à en haut à droite, par-dessus le contenu, y compris sur les pages pivotées.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Rien. On peut toujours chercher et copier le texte, et les signets, liens, formulaires et balises restent ; les lecteurs d’écran ignorent le filigrane. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/watermark-pdf'>;
