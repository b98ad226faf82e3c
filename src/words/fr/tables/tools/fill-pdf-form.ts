export default {
  'Fill PDF form': 'Remplir un formulaire PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Remplissez les champs d’un formulaire PDF : textes, cases et choix.',
  'Fill in and save': 'Remplir et enregistrer',
  filled: 'rempli',
  'fill in form': 'remplir formulaire | remplir cerfa',
  'fill out': 'remplir pdf | acroform',
  'complete form': 'remplir un pdf | écrire dans un formulaire pdf',
  acroform: 'formulaire pdf | pdf remplissable',
  'type on pdf form': 'compléter formulaire | pdf à remplir',
  'form filler': 'compléter un pdf | formulaire interactif',
  'fillable pdf': 'cerfa',
  'Will other programs show what I fill in?': 'Les autres programmes verront-ils ce que je remplis ?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Oui. L’aspect de chaque valeur est enregistré dans le fichier : il ne dépend donc pas du programme qui l’ouvre. Le formulaire reste un formulaire, et les valeurs peuvent changer plus tard. Pour les intégrer aux pages, utilisez « Aplatir un PDF » sur le résultat.',
  'The page says that my file has no form. Why?': 'La page dit que mon fichier n’a pas de formulaire. Pourquoi ?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Certains formulaires ne sont que des traits sur une page, et le fichier ne dit pas où écrire. Pour ceux-là, utilisez « Écrire sur un PDF » : il met du texte, des coches et des croix n’importe où sur une page.',
  'Can I fill it in with the keyboard alone?': 'Puis-je le remplir au clavier uniquement ?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Oui. Tab passe d’un champ à l’autre dans l’ordre prévu par le formulaire. « Afficher en liste » énumère tous les champs avec leurs libellés, ce qui convient aussi aux lecteurs d’écran et aux petits écrans.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Toutes. Les lettres latines, grecques, cyrilliques, arméniennes et géorgiennes sont dessinées ici. Les valeurs avec d’autres lettres, comme en arabe, hébreu, hindi ou chinois, sont enregistrées dans le formulaire, et c’est le lecteur de PDF qui les dessine ; on vous dit de quelles lettres il s’agit.',
  'What does not work?': 'Qu’est-ce qui ne fonctionne pas ?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Les scripts des formulaires ne sont pas exécutés : les totaux ne sont donc pas calculés. Dates, heures et nombres sont écrits dans le format prévu par le formulaire, et on vous dit si une valeur n’y convient pas. Les formulaires XFA ne montrent que leurs pages simples. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/fill-pdf-form'>;
