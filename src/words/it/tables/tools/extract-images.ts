export default {
  'Extract images from PDF': 'Estrai immagini da PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Salva le immagini contenute in un PDF alla loro risoluzione originale. Le immagini JPEG non vengono ricodificate.',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'No. Un JPEG esce byte per byte com’è nel file, più il suo profilo colore se il PDF ne ha uno. Un JPEG che il PDF mostra attraverso una maschera o in altri colori diventa PNG, come tutte le altre immagini: pixel per pixel, con tutta la profondità di colore e la trasparenza. I colori di stampa (CMYK) vengono convertiti in sRGB.',
  'Which images are found?': 'Quali immagini vengono trovate?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Tutte quelle disegnate sulle pagine, comprese quelle in disegni, motivi e commenti. Ognuna viene salvata una volta, anche se è usata più volte, e per intero, anche se la pagina ne mostra solo una parte. I disegni fatti di linee e testo non sono immagini: per quelli usa “Da PDF a immagini”.',
  'How are they saved?': 'Come vengono salvate?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Come file numerati, nell’ordine delle pagine. Più immagini vengono salvate in un unico ZIP, o in una cartella.',
  'get pictures out of pdf': 'estrarre immagini da pdf | salvare immagini da pdf | estrarre foto da pdf',
  'images from pdf': 'estrai immagini pdf | prendere foto da pdf | recuperare immagini pdf',
  'save pdf images': 'immagini da pdf | tirare fuori immagini da pdf | copiare immagini da pdf',
  'photos from pdf': 'foto da pdf | scaricare immagini pdf | extract images',
} satisfies TableWords<'tools/extract-images'>;
