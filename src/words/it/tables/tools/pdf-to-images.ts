export default {
  'PDF to images': 'Da PDF a immagini',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Trasforma le pagine di un PDF in immagini JPEG, PNG o WebP, alla risoluzione che scegli.',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 per lo schermo, 150 per leggere, 300 per stampare.',
  'Screen, 150 dpi': 'Schermo, 150 dpi',
  'Print, 300 dpi': 'Stampa, 300 dpi',
  'Fine print, 600 dpi': 'Stampa fine, 600 dpi',
  'Which resolution and format should I choose?': 'Quale risoluzione e quale formato mi conviene scegliere?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi vanno bene per leggere su uno schermo, 300 dpi per stampare. PNG conserva i bordi netti di testo e disegni; JPEG e WebP sono più piccoli per scansioni e foto. Una pagina A4 ha 1240 × 1754 pixel a 150 dpi.',
  'What do the images show?': 'Che cosa mostrano le immagini?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Ogni pagina come la mostra un lettore PDF, dritta, su bianco, con commenti e campi modulo. Le pagine vengono disegnate da PDFium, che usa anche Chrome.',
  'How are many pages saved?': 'Come si salvano tante pagine?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Ogni pagina diventa un file numerato; più file vengono salvati in un unico ZIP, o in una cartella.',
  'Can I get the images in the PDF instead of its pages?':
    'Posso avere le immagini contenute nel PDF invece delle sue pagine?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Sì, con “Estrai immagini da PDF”: le salva alla loro risoluzione originale, e le immagini JPEG senza ricodificarle.',
  'pdf to jpg': 'pdf in jpg | convertire pdf in jpg | screenshot pdf',
  'pdf to png': 'da pdf a jpg | convertire pdf in foto | pdf to jpg',
  'save pdf as picture': 'pdf in png | pdf in foto',
  'render pdf': 'da pdf a png | salvare pdf come immagine',
  'pdf screenshot': 'pdf in immagine | pdf come foto',
  'pdf to photo': 'da pdf a immagine | pagine pdf in immagini',
} satisfies TableWords<'tools/pdf-to-images'>;
