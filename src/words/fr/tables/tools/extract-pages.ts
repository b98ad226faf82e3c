export default {
  'Extract PDF pages': 'Extraire des pages d’un PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Enregistrez des pages d’un PDF dans un nouveau PDF, dans l’ordre voulu. Il n’y reste rien des autres pages.',
  extracted: 'extrait',
  'save pages': 'extraire pages | une seule page',
  'take pages': 'extraire page pdf | quelques pages d’un pdf',
  'single pages': 'extraire une page d’un pdf | isoler une page',
  'pull out pages': 'extraire des pages | récupérer une page pdf',
  'some pages of pdf': 'enregistrer une page | sortir une page',
  'one page of pdf': 'prendre une page',
  'one page only': 'garder une page',
  'only some pages': 'pages seules',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Par exemple 1-3, 7, last (la dernière). Le nouveau PDF les contient dans cet ordre.',
  'Are the other pages really gone?': 'Les autres pages ont-elles vraiment disparu ?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Oui. Le nouveau fichier ne contient que ce qui appartient à ses pages : le texte, les images, commentaires, valeurs de formulaire, balises, calques et signets des autres pages n’y sont pas. Le titre et l’auteur du document restent.',
  'What is kept with a page?': 'Qu’est-ce qui est conservé avec une page ?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Tout ce qui s’y trouve, inchangé : texte, images, polices, commentaires, champs de formulaire et leurs valeurs, balises pour lecteurs d’écran, calques, étiquette de page, liens web, liens vers d’autres pages extraites, et les signets qui y mènent. Les fichiers joints au document, les articles, les formulaires XFA et les signatures numériques sont supprimés.',
} satisfies TableWords<'tools/extract-pages'>;
