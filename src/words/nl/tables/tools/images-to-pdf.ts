export default {
  'Images to PDF': 'Afbeeldingen naar PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Voeg foto’s, scans en tekeningen samen tot één PDF, in elke gewenste volgorde. JPEG’s worden niet opnieuw gecodeerd.',
  'Page size': 'Paginaformaat',
  'Wide images get landscape pages.': 'Brede afbeeldingen krijgen liggende pagina’s.',
  Margin: 'Marge',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Verliezen mijn foto’s kwaliteit?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'JPEG-bestanden gaan in de PDF zoals ze zijn, en PNG-bestanden zonder transparantie ook: er wordt niets opnieuw gecomprimeerd. Andere formaten met verlies, zoals HEIC en WebP, worden JPEG van hoge kwaliteit, omdat ze niet in een PDF passen; al het andere wordt zonder verlies bewaard.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Elke pixel, rechtop, met kleurprofiel, transparantie, CMYK en een kleurdiepte van 16 bits. Elke pagina van een TIFF wordt een pagina. Locatie, camera en andere metadata komen niet in de PDF.',
  'How large are the pages?': 'Hoe groot zijn de pagina’s?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'Zo groot als de afbeelding bij de eigen resolutie, of bij 96 pixels per inch als ze er geen heeft; of A4 of Letter, met de afbeelding zo groot als de marges toelaten.',
  'photos to pdf': 'foto naar pdf | foto van document naar pdf',
  'photos in pdf': "foto's naar pdf | meerdere foto's in een pdf",
  'scan to pdf': 'fotos naar pdf | a4 foto',
  'combine images into pdf': 'afbeeldingen in pdf | papier naar pdf',
  'pictures into one pdf': 'afbeeldingen samenvoegen tot pdf | afbeelding naar pdf',
  'receipt to pdf': 'scan naar pdf',
  'create pdf': 'foto omzetten naar pdf',
  'make pdf': "foto's in één pdf",
  'pdf maker': 'plaatjes naar pdf',
  'paper to pdf': "pdf maken van foto's",
  'a4 photo': 'pdf maken',
  'multiple photos in one pdf': 'pdf aanmaken',
  'photo of document to pdf': 'bonnetje naar pdf',
} satisfies TableWords<'tools/images-to-pdf'>;
