export default {
  Size: 'Dimensioni',
  Frames: 'Riquadri',
  'Passport photo, 35 × 45 mm': 'Fototessera, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Crea una foto di 35 × 45 mm per passaporto, visto o documento, con un riquadro che mostra dove va la testa.',
  'Make passport photo': 'Crea fototessera',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'La parte di ogni immagine da tenere, in frazioni dell’immagine dritta. Di un’immagine senza riquadro si tiene il centro.',
  'How is the frame placed?': 'Come viene posizionato il riquadro?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'In base al volto trovato nella foto, così che la testa sia alta quanto chiede la maggior parte degli uffici. Il volto viene cercato sul tuo dispositivo, con un file di 204 kB che il tuo browser scarica una volta sola. Controlla le linee, e sposta o ridimensiona il riquadro: il risultato è esattamente quello che c’è dentro. Se non viene trovato nessun volto, il riquadro è al centro.',
  'Why 413 × 531 pixels?': 'Perché 413 × 531 pixel?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'Sono 35 × 45 mm a 300 punti per pollice, quello che usano le stampanti fotografiche. Una foto di 2 × 2 pollici ha 600 × 600 pixel.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'Quasi tutti i Paesi d’Europa, l’India per alcuni visti e molti altri chiedono 35 × 45 mm, gli Stati Uniti 2 × 2 pollici. Le regole per la testa e lo sfondo cambiano, quindi leggi quelle dell’ufficio a cui la mandi.',
  'What if the photo must be under a size in kB?': 'E se la foto non può superare un certo numero di kB?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Imposta “Dimensione massima”, per esempio a 240 kB: viene cercata la qualità migliore entro il limite.',
  'Does it change the background?': 'Cambia lo sfondo?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'No. Scatta la foto davanti a una parete chiara e uniforme: molti uffici rifiutano le foto con lo sfondo sostituito.',
  passport: 'fototessera',
  'passport photo': 'foto tessera | foto visto | foto cie | fototessera | foto patente | foto tessera online',
  'resize passport photo': 'foto passaporto | foto biometrica',
  'id photo': 'foto per passaporto | 35x45 mm',
  'visa photo': 'foto carta d’identità | 35 x 45 mm',
  '35 x 45 mm': 'foto carta di identita | formato tessera',
  'biometric photo': 'foto documento | ridimensionare foto passaporto',
  schengen: 'foto per documenti | schengen',
} satisfies TableWords<'tools/passport-photo'>;
