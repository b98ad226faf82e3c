export default {
  'PDF to images': 'PDF naar afbeeldingen',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Maak JPEG-, PNG- of WebP-afbeeldingen van de pagina’s van een PDF, in de resolutie die je kiest.',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 voor schermen, 150 om te lezen, 300 om af te drukken.',
  'Screen, 150 dpi': 'Scherm, 150 dpi',
  'Print, 300 dpi': 'Afdrukken, 300 dpi',
  'Fine print, 600 dpi': 'Fijn drukwerk, 600 dpi',
  'Which resolution and format should I choose?': 'Welke resolutie en welk formaat kan ik het best kiezen?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi is goed om op een scherm te lezen, 300 dpi om af te drukken. PNG houdt de randen van tekst en tekeningen scherp; JPEG en WebP zijn kleiner bij scans en foto’s. Een A4-pagina heeft 1240 × 1754 pixels bij 150 dpi.',
  'What do the images show?': 'Wat staat er op de afbeeldingen?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Elke pagina zoals een PDF-lezer die toont, rechtop, op wit, met opmerkingen en formuliervelden. De pagina’s worden weergegeven door PDFium, dat Chrome ook gebruikt.',
  'How are many pages saved?': 'Hoe worden veel pagina’s opgeslagen?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Elke pagina wordt een genummerd bestand; meerdere bestanden worden opgeslagen als één ZIP, of in een map.',
  'Can I get the images in the PDF instead of its pages?':
    'Kan ik de afbeeldingen uit de PDF krijgen in plaats van de pagina’s?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Ja, met ‘Afbeeldingen uit PDF extraheren’: dat slaat ze op in hun oorspronkelijke resolutie, en JPEG’s zonder opnieuw te coderen.',
  'pdf to jpg': 'pdf naar jpg | pdf naar plaatje | pdf to jpg',
  'pdf to png': 'pdf naar png | pdf omzetten naar afbeelding',
  'save pdf as picture': 'pdf naar foto | pdf pagina als afbeelding',
  'render pdf': 'pdf omzetten naar jpg | screenshot van pdf',
  'pdf screenshot': 'pdf als afbeelding opslaan | pdf converteren naar jpg',
  'pdf to photo': 'pdf naar jpeg | pdf als foto opslaan',
} satisfies TableWords<'tools/pdf-to-images'>;
