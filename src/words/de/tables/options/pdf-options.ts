export default {
  'Write it like 2026-11-20T21:30.': 'Gib es an wie 2026-11-20T21:30.',
  'Document properties': 'Dokumenteigenschaften',
  Author: 'Autor',
  Keywords: 'Stichwörter',
  Created: 'Erstellt',
  Changed: 'Geändert',
  'Created with': 'Erstellt mit',
  'PDF made by': 'PDF erzeugt von',
  'Show the title, not the file name': 'Titel statt Dateiname zeigen',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Was du weglässt, bleibt, wie es ist; leere Eigenschaften werden entfernt.',
  'What to black out': 'Was geschwärzt wird',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Seiten werden ab 1 gezählt. Positionen sind Anteile der sichtbaren Seite, von der linken oberen Ecke aus.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Seiten werden ab 1 gezählt. Positionen sind Anteile der sichtbaren Seite, von der linken oberen Ecke aus; Punkte sind Anteile ihres Bereichs. Größen sind in Punkt.',
  Form: 'Formular',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Nach dem vollen Feldnamen: ein Text, mehrere Texte bei einer Liste, ob ein Kästchen angekreuzt ist oder der Wert eines Optionsfelds.',
  'If you don’t choose one: bottom right of the last page.':
    'Wenn du keine wählst: unten rechts auf der letzten Seite.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Stiftstriche: abwechselnd x von 0 bis 5 und y ab 0, von links oben; ein Stift ist dort 0.022 breit.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Möglich sind lateinische, griechische, kyrillische, armenische und georgische Buchstaben. Westeuropäischer Text wird in einer Schrift geschrieben, die jeder PDF-Reader hat, anderer Text in DejaVu, wovon nur die nötigen Buchstaben eingebettet werden. Chinesische, japanische, koreanische, arabische, hebräische und indische Schriften werden nicht unterstützt.',
} satisfies TableWords<'options/pdf-options'>;
