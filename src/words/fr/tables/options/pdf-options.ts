export default {
  'Write it like 2026-11-20T21:30.': 'À écrire comme 2026-11-20T21:30.',
  'Document properties': 'Propriétés du document',
  Author: 'Auteur',
  Keywords: 'Mots-clés',
  Created: 'Création',
  Changed: 'Modification',
  'Created with': 'Créé avec',
  'PDF made by': 'PDF produit par',
  'Show the title, not the file name': 'Afficher le titre plutôt que le nom du fichier',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Les propriétés absentes restent telles quelles ; celles qui sont vides sont supprimées.',
  'What to black out': 'Ce qu’il faut noircir',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Les pages sont numérotées à partir de 1. Les positions sont des parts de la page visible, mesurées depuis son coin supérieur gauche.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Les pages sont numérotées à partir de 1. Les positions sont des parts de la page visible, mesurées depuis son coin supérieur gauche ; les points sont des parts de leur zone. Les tailles sont en points.',
  Form: 'Formulaire',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Par nom complet du champ : un texte, plusieurs textes pour une liste, case cochée ou non, ou la valeur d’un bouton radio.',
  'If you don’t choose one: bottom right of the last page.':
    'Sans choix de votre part : en bas à droite de la dernière page.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Traits de stylo : x de 0 à 5 et y à partir de 0, en alternance, depuis le coin supérieur gauche ; un trait a une épaisseur de 0,022.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Lettres latines, grecques, cyrilliques, arméniennes et géorgiennes. Le texte d’Europe de l’Ouest utilise une police que tous les lecteurs de PDF possèdent ; pour le reste, c’est DejaVu, et seules les lettres nécessaires sont intégrées. Le chinois, le japonais, le coréen, l’arabe, l’hébreu et les écritures indiennes ne sont pas pris en charge.',
} satisfies TableWords<'options/pdf-options'>;
