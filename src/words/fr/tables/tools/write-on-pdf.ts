export default {
  'Write on PDF': 'Écrire sur un PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Mettez du texte, des coches, des croix, des dates, des traits, des surlignages et des dessins sur un PDF.',
  Write: 'Écrire',
  written: 'annoté',
  'add text to pdf': 'écrire sur pdf | remplir formulaire non interactif',
  'type on pdf': 'ecrire sur un pdf | machine à écrire',
  'annotate pdf': 'ajouter texte pdf | commentaire',
  'highlight pdf': 'taper sur pdf | modifier pdf',
  'draw on pdf': 'annoter pdf | gribouiller',
  'tick box': 'annoter un pdf',
  'cross out': 'surligner pdf',
  'add date': 'dessiner sur pdf',
  'fill in flat form': 'cocher case pdf',
  typewriter: 'cocher',
  comment: 'barrer',
  'mark up': 'ajouter date',
  'What you write becomes': 'Ce que vous écrivez devient',
  'Part of the page': 'Une partie de la page',
  Annotations: 'Des annotations',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Les lecteurs de PDF peuvent déplacer et supprimer les annotations. Tous les programmes ne les impriment pas.',
  'Can I change the text that is in the file?': 'Puis-je changer le texte qui est dans le fichier ?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'Non. Vous pouvez seulement ajouter des éléments à une page. Pour changer du texte, ouvrez le fichier dans LibreOffice Draw. Pour en supprimer définitivement, utilisez « Caviarder un PDF ».',
  'Can I fill in a form that has no fields?': 'Puis-je remplir un formulaire sans champs ?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Oui, c’est à cela que sert cet outil : choisissez « Texte » et appuyez là où vous voulez écrire. Si un formulaire a des champs, « Remplir un formulaire PDF » est plus rapide, car il les suit.',
  'Part of the page, or annotations?': 'Partie de la page, ou annotations ?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'Ce qui devient une partie de la page a le même aspect partout et ne bouge plus. Les annotations peuvent être déplacées, changées et supprimées dans les lecteurs de PDF, par vous ou par d’autres.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Si un texte a d’autres lettres, on vous dit lesquelles, et rien n’est changé.',
  'Can I do it without a mouse?': 'Puis-je le faire sans souris ?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Oui. Appuyez au clavier sur un bouton comme « Texte » ou « Coche », et l’élément apparaît au milieu de la page. Les flèches le déplacent, avec Maj elles le redimensionnent, et Suppr le retire. Seul le dessin à main levée demande une souris, un stylet ou un doigt.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Rien. Le texte, les signets, les liens, les formulaires et les balises restent. Les signatures numériques sont supprimées, car elles ne valent que pour le fichier d’origine.',
} satisfies TableWords<'tools/write-on-pdf'>;
