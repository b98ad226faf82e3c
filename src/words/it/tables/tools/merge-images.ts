export default {
  'Merge images': 'Unisci immagini',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Unisci immagini affiancate, una sotto l’altra o in una griglia, con spazi e uno sfondo.',
  Layout: 'Disposizione',
  'Side by side': 'Affiancate',
  'One below the other': 'Una sotto l’altra',
  Grid: 'Griglia',
  'Pages of a TIFF': 'Pagine di un TIFF',
  Sizes: 'Dimensioni',
  'Match the smallest': 'Come la più piccola',
  'Match the largest': 'Come la più grande',
  'Keep their sizes': 'Mantieni le dimensioni',
  'Side by side, images get the same height; one below the other, the same width.':
    'Affiancate, le immagini hanno la stessa altezza; una sotto l’altra, la stessa larghezza.',
  'Align smaller images': 'Allinea le immagini piccole',
  'Top or left': 'In alto o a sinistra',
  Centre: 'Al centro',
  'Bottom or right': 'In basso o a destra',
  'Gap between images': 'Spazio tra le immagini',
  'Margin around all': 'Margine attorno a tutto',
  Background: 'Sfondo',
  'A colour': 'Un colore',
  'Background colour': 'Colore di sfondo',
  'In which order are they joined?': 'In che ordine vengono unite?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'Nell’ordine dell’elenco: trascina una riga dalla maniglia, o usa le frecce. Una griglia si riempie riga per riga, da sinistra.',
  'What happens to images of different sizes?': 'Che cosa succede con immagini di dimensioni diverse?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Mantengono le proporzioni e prendono la stessa altezza se affiancate, la stessa larghezza se una sotto l’altra, celle uguali in una griglia. “Mantieni le dimensioni” non cambia nessun pixel.',
  'Can I make one file with several pages?': 'Posso creare un solo file con più pagine?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Sì, un TIFF: ogni immagine mantiene dimensioni, profondità di colore e profilo colore, senza perdita. Le pagine di un TIFF nell’elenco restano pagine. Per un PDF usa “Da immagini a PDF”.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'I metadati di tutti i file: data, fotocamera, posizione e nomi. In un’unica immagine i colori vengono convertiti in sRGB, così sono uniformi. Di un’animazione si usa solo il primo fotogramma.',
  collage: 'unire foto | montaggio foto | unire jpg',
  'before and after': 'unire immagini | griglia di foto | tiff multipagina',
  montage: 'unire due foto | mettere insieme foto',
  grid: 'collage | due foto in una',
  panorama: 'fare un collage | screenshot lungo',
  'put photos together': 'foto affiancate | panorama',
  'long screenshot': 'prima e dopo | fotomontaggio',
} satisfies TableWords<'tools/merge-images'>;
