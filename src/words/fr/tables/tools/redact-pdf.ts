export default {
  'Redact PDF': 'Caviarder un PDF',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'Noircissez des mots et des zones d’un PDF et supprimez définitivement du fichier ce qui se trouve dessous.',
  Redact: 'Caviarder',
  blackout: 'caviarder | supprimer e-mail',
  'hide text': 'caviardage | supprimer numéro de téléphone',
  'remove text': 'noircir texte | fiche de paie',
  'remove name': 'masquer texte pdf | bulletin de salaire',
  'cover text': 'cacher texte pdf | redact pdf',
  'white out': 'supprimer texte pdf',
  'remove email': 'effacer texte pdf',
  'remove phone number': 'anonymiser pdf',
  'personal data': 'biffer',
  pii: 'censurer pdf',
  'blank out': 'masquer nom',
  'remove iban': 'barrer en noir',
  'remove account number': 'données personnelles',
  'blank out words': 'enlever un nom',
  payslip: 'masquer iban',
  'account number': 'masquer numéro de compte',
  'Words to remove': 'Mots à supprimer',
  'Every occurrence, however it is written. Separate several with semicolons.':
    'Toutes leurs occurrences, quelle que soit la façon de les écrire. Séparez-les par des points-virgules.',
  'Ann Smith; 030 1234': 'Anne Martin; 01 23 45 67',
  'Email addresses': 'Adresses e-mail',
  'Phone numbers': 'Numéros de téléphone',
  IBANs: 'IBAN',
  'International account numbers, such as DE89 3704…': 'Numéros de compte internationaux, comme FR76 3000…',
  'Card numbers': 'Numéros de carte',
  'Dates of birth': 'Dates de naissance',
  'Dates next to words such as “born” or “date of birth”.':
    'Les dates à côté de mots comme « né le » ou « date de naissance ».',
  'National ID numbers': 'Numéros d’identité',
  'Social security, tax and identity numbers of 22 countries.':
    'Numéros de sécurité sociale, fiscaux et d’identité de 22 pays.',
  'Pattern (regular expression)': 'Motif (expression régulière)',
  'Keep these': 'À conserver',
  'Box colour': 'Couleur des rectangles',
  'Is it really removed?': 'Est-ce vraiment supprimé ?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    'Oui. Les lettres sous une zone sont retirées du contenu de la page, les images y perdent leurs pixels, les traits et formes sont coupés à ses bords, et les commentaires, liens et champs sont supprimés avec leurs valeurs. Chaque résultat est ensuite vérifié avec un autre programme, PDFium : s’il trouve encore une lettre sous une zone, toute la page devient une image.',
  'What else is removed?': 'Qu’est-ce qui est supprimé d’autre ?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    'Tout ce qui pourrait encore contenir les mots : titre et auteur, XMP, miniatures de page, scripts, fichiers joints, modèles de page masqués, textes de remplacement de ces pages, versions antérieures du fichier, contenu jamais affiché, et chaque mot d’un signet qui était sous une zone.',
  'When is a page turned into an image?': 'Quand une page devient-elle une image ?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    'Quand un élément ne peut pas y être supprimé en partie : des motifs qui ne se voient jamais en entier hors de la zone, des masques de transparence qui y entrent, ou des polices qui n’indiquent pas à quelles lettres correspondent leurs codes. On ne peut alors plus chercher de texte dans cette page, et le résultat dit laquelle c’est. Les autres restent du texte.',
  'Can it miss something?': 'Quelque chose peut-il lui échapper ?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    'La recherche supprime les mots qui sont du texte. Les pages du résultat qui ont des images ou des dessins sont lues par OCR, jusqu’à {0}, et les mots encore lisibles y sont signalés : tracez des zones dessus. L’OCR peut mal lire un mot, qui lui échappe alors. Si une page est numérisée, vous pouvez aussi passer d’abord par « Reconnaître le texte d’un PDF (OCR) » : les mots lus seront trouvés. Les données personnelles sont trouvées par leur forme et leurs chiffres de contrôle : un numéro écrit de façon inhabituelle peut passer inaperçu, et un autre qui y ressemble peut être trouvé à tort. Appuyez sur un élément trouvé dans la page pour le garder. Tapez les mots comme au clavier : ils sont trouvés en majuscules et minuscules, avec tout type de tiret, d’apostrophe ou de chiffre, avec accents et ligatures, d’une ligne ou d’une page à l’autre, sur des pages pivotées, et dans les commentaires et champs. Des morceaux qui pourraient ne former qu’un mot restent, et le résultat les signale. Si un mot supprimé se trouve encore ailleurs dans le fichier, comme dans un signet, le nom d’un calque ou un lien, le résultat dit où. Il dit aussi sur quelles pages le fichier n’identifie pas ses lettres, où des mots peuvent passer inaperçus. Vérifiez le résultat avant de le partager.',
} satisfies TableWords<'tools/redact-pdf'>;
