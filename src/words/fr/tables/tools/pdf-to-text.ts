export default {
  'PDF to text': 'PDF en texte',
  'Save the text of a PDF as a plain text file.': 'Enregistrez le texte d’un PDF dans un simple fichier texte.',
  'Extract text': 'Extraire le texte',
  'copy text': 'pdf en texte | copier texte pdf | pdf to text',
  'get text from pdf': 'pdf en txt | copier le texte d’un pdf | texte d’un pdf',
  'extract text': 'extraire texte | récupérer texte pdf',
  txt: 'extraire texte pdf | convertir pdf en texte',
  'pdf to txt': 'extraire le texte d’un pdf | txt',
  'In which order is the text?': 'Dans quel ordre est le texte ?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Ligne par ligne, dans l’ordre où le fichier l’enregistre, avec une ligne vide entre les pages. Colonnes et tableaux peuvent sortir autrement qu’on ne les voit : un PDF enregistre la place de chaque lettre, pas le fil du texte.',
  'Are form fields and comments included?': 'Les champs et les commentaires y sont-ils ?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Oui, si on les voit sur la page : valeurs de formulaire et zones de texte. Le texte de la fenêtre d’une note n’y est pas.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Ce sont des images, et le résultat dit lesquelles. « Reconnaître le texte d’un PDF (OCR) » y lit le texte, et l’enregistre ou l’ajoute au PDF pour qu’on puisse y faire des recherches.',
  'Why are some letters wrong?': 'Pourquoi certaines lettres sont-elles fausses ?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Certains fichiers ne disent pas quelles lettres leurs polices affichent. Le texte copié d’un tel fichier dans un lecteur de PDF est faux de la même façon.',
} satisfies TableWords<'tools/pdf-to-text'>;
