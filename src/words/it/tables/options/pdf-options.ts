export default {
  'Write it like 2026-11-20T21:30.': 'Scrivilo così: 2026-11-20T21:30.',
  'Document properties': 'Proprietà del documento',
  Author: 'Autore',
  Keywords: 'Parole chiave',
  Created: 'Creato',
  Changed: 'Modificato',
  'Created with': 'Creato con',
  'PDF made by': 'PDF prodotto da',
  'Show the title, not the file name': 'Mostra il titolo, non il nome',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Le proprietà che non indichi restano come sono; quelle vuote vengono rimosse.',
  'What to black out': 'Che cosa oscurare',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Le pagine sono numerate da 1. Le posizioni sono frazioni della pagina visibile, misurate dal suo angolo in alto a sinistra.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Le pagine sono numerate da 1. Le posizioni sono frazioni della pagina visibile, misurate dal suo angolo in alto a sinistra; i punti sono frazioni della loro area. Le dimensioni sono in punti tipografici.',
  Form: 'Modulo',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Per nome completo del campo: un testo, più testi per un elenco, se una casella è spuntata, o il valore di un pulsante di opzione.',
  'If you don’t choose one: bottom right of the last page.':
    'Se non ne scegli una: in basso a destra nell’ultima pagina.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Tratti di penna: x da 0 a 5 e y da 0, alternati, dall’angolo in alto a sinistra; la penna è larga 0.022.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Caratteri latini, greci, cirillici, armeni e georgiani. Il testo dell’Europa occidentale usa un font che ogni lettore PDF possiede; il resto usa DejaVu, e vengono incorporati solo i caratteri che ti servono. Le scritture cinese, giapponese, coreana, araba, ebraica e indiane non sono disponibili.',
} satisfies TableWords<'options/pdf-options'>;
