export default {
  'Write it like 2026-11-20T21:30.': 'Schrijf het als 2026-11-20T21:30.',
  'Document properties': 'Documenteigenschappen',
  Author: 'Auteur',
  Keywords: 'Trefwoorden',
  Created: 'Gemaakt',
  Changed: 'Gewijzigd',
  'Created with': 'Gemaakt met',
  'PDF made by': 'PDF gemaakt door',
  'Show the title, not the file name': 'Titel tonen, niet de bestandsnaam',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Eigenschappen die je weglaat, blijven zoals ze zijn; lege worden verwijderd.',
  'What to black out': 'Wat wordt zwartgelakt',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Pagina’s worden geteld vanaf 1. Posities zijn delen van de zichtbare pagina, vanaf de linkerbovenhoek.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Pagina’s worden geteld vanaf 1. Posities zijn delen van de zichtbare pagina, vanaf de linkerbovenhoek; punten zijn delen van hun gebied. Groottes zijn in pt.',
  Form: 'Formulier',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Op de volledige veldnaam: een tekst, meerdere teksten bij een lijst, of een vakje is aangevinkt, of de waarde van een keuzerondje.',
  'If you don’t choose one: bottom right of the last page.': 'Als je er geen kiest: rechtsonder op de laatste pagina.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Penstreken: om en om x van 0 tot 5 en y vanaf 0, vanaf linksboven, waarbij een pen 0.022 breed is.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Latijnse, Griekse, cyrillische, Armeense en Georgische letters. Voor West-Europese tekst wordt een lettertype gebruikt dat elke PDF-lezer heeft; voor andere tekst DejaVu, waarvan alleen de gebruikte letters worden ingesloten. Chinees, Japans, Koreaans, Arabisch, Hebreeuws en Indiase schriften worden niet ondersteund.',
} satisfies TableWords<'options/pdf-options'>;
