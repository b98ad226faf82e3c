export default {
  None: 'No',
  Quality: 'Qualità',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Più è bassa, più il file è piccolo. Oltre 90 i file crescono molto senza miglioramenti visibili.',
  Mirror: 'Capovolgi',
  'Left to right': 'In orizzontale',
  'Top to bottom': 'In verticale',
  'Remove location and names': 'Rimuovi posizione e nomi',
  'Keep only colour profile': 'Mantieni solo il profilo colore',
  Metadata: 'Metadati',
  'Keep everything': 'Mantieni tutto',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Le piccole anteprime dentro le foto mostrerebbero ancora quello che nascondi, quindi vengono sempre rimosse.',
  'Write pages like 1-3, 7, last.': 'Scrivi le pagine così: 1-3, 7, last (l’ultima).',
  'About half the size': 'Circa la metà',
  'About a quarter of the size': 'Circa un quarto',
  'Under 8 MB': 'Meno di 8 MB',
  'Under 10 MB': 'Meno di 10 MB',
  'Under 25 MB': 'Meno di 25 MB',
  'Under 50 MB': 'Meno di 50 MB',
  'Under 100 MB': 'Meno di 100 MB',
  'Under another size': 'Un’altra dimensione',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MB è un milione di byte, come in quasi tutti i limiti di caricamento.',
  'Area to keep': 'Area da tenere',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Una frazione di larghezza e altezza (da 0 a 1) o pixel, e le proporzioni che ogni immagine deve avere.',
  'Areas to hide': 'Aree da nascondere',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Le posizioni sono frazioni dell’immagine dritta, misurate dal suo angolo in alto a sinistra. Un’area senza numero di file vale per tutti i file.',
  'Number of plays': 'Numero di riproduzioni',
  '0 repeats it forever.': 'Con 0 si ripete all’infinito.',
} satisfies TableWords<'options/options'>;
