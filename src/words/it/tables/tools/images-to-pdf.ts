export default {
  'Images to PDF': 'Da immagini a PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Riunisci foto, scansioni e grafica in un unico PDF, in qualsiasi ordine. Le immagini JPEG non vengono ricodificate.',
  'Page size': 'Formato pagina',
  'Wide images get landscape pages.': 'Le immagini larghe vanno su pagine orizzontali.',
  Margin: 'Margine',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Le mie foto perdono qualità?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'I file JPEG entrano nel PDF così come sono, e anche i PNG senza trasparenza: nulla viene compresso di nuovo. Altri formati con perdita, come HEIC e WebP, diventano JPEG di alta qualità, perché un PDF non li può contenere; tutto il resto viene salvato senza perdita.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Ogni pixel, dritto, con profilo colore, trasparenza, CMYK e profondità a 16 bit. Ogni pagina di un TIFF diventa una pagina. Posizione, fotocamera e altri metadati non finiscono nel PDF.',
  'How large are the pages?': 'Quanto sono grandi le pagine?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'Quanto l’immagine alla risoluzione indicata nel file, o a 96 pixel per pollice se non ne ha; oppure A4 o Letter, con l’immagine grande quanto permettono i margini.',
  'photos to pdf': 'foto in pdf | crea pdf',
  'photos in pdf': 'da foto a pdf | fare un pdf',
  'scan to pdf': 'immagini in pdf | creare pdf da foto',
  'combine images into pdf': 'da immagine a pdf | scontrino in pdf',
  'pictures into one pdf': 'jpg in pdf | foto a4',
  'receipt to pdf': 'da jpg a pdf | documento fotografato in pdf',
  'create pdf': 'convertire foto in pdf | carta in pdf',
  'make pdf': 'unire foto in pdf | foto pdf',
  'pdf maker': 'più foto in un pdf | pdf da foto',
  'paper to pdf': 'più foto in un unico pdf | scannerizzare in pdf',
  'a4 photo': 'scansione in pdf | scannerizzare documento',
  'multiple photos in one pdf': 'da scansione a pdf',
  'photo of document to pdf': 'creare pdf',
} satisfies TableWords<'tools/images-to-pdf'>;
