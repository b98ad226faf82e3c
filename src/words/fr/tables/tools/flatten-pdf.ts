export default {
  'Flatten PDF': 'Aplatir un PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Intégrez champs de formulaire, commentaires et dessins aux pages d’un PDF, pour qu’ils ne soient plus modifiables.',
  Flatten: 'Aplatir',
  flat: 'aplati',
  'make uneditable': 'aplatir | figer pdf | flatten pdf',
  'not editable': 'aplatir pdf | verrouiller les champs | pdf à plat',
  'burn in annotations': 'aplatir formulaire | intégrer annotations',
  'print fields': 'rendre non modifiable | imprimer champs',
  'merge layers': 'pdf non modifiable | fusionner calques',
  'Comments and drawings too': 'Commentaires et dessins aussi',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Surlignages, notes, tampons et encre. Sinon, seuls les champs de formulaire sont aplatis.',
  'Keep links clickable': 'Garder les liens actifs',
  'Does it look the same?': 'L’aspect reste-t-il le même ?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Oui : les pages ont l’aspect que le fichier montre à présent. Les champs qui ont une valeur mais pas d’aspect enregistré sont dessinés en Helvetica ; les lettres qui lui manquent deviennent des points d’interrogation. Les boutons, cases, dessins, zones de texte et tampons sans aspect enregistré sont dessinés comme le font d’ordinaire les lecteurs de PDF.',
  'Are the pages turned into images?': 'Les pages deviennent-elles des images ?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'Non. Le texte reste du texte, y compris dans les champs : on peut y faire des recherches, le sélectionner et le copier.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Les champs ne peuvent plus être remplis, et leurs scripts ont disparu. Le texte de la fenêtre d’une note disparaît aussi ; seule son icône reste. Les annotations masquées sont supprimées. Les fichiers, sons et vidéos joints à une page restent tels quels. Les signatures numériques deviennent ce qu’on en voit.',
} satisfies TableWords<'tools/flatten-pdf'>;
