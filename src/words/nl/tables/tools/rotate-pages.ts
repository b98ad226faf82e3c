export default {
  'Rotate PDF pages': 'PDF-pagina’s draaien',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Draai alle of sommige pagina’s van een PDF, en laat de rest zoals het is.',
  '90° to the right': '90° naar rechts',
  '90° to the left': '90° naar links',
  'Upside down': 'Ondersteboven',
  'For example 1-3, 7, last; or odd, even, all.':
    'Bijvoorbeeld 1-3, 7, last (de laatste); of odd (oneven), even (even), all (alle).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'Nee. Alleen de stand van de pagina verandert; de inhoud wordt gekopieerd zoals die is.',
  'Can I rotate each page differently?': 'Kan ik elke pagina anders draaien?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Ja, met ‘PDF ordenen’: dat toont alle pagina’s en draait ze een voor een.',
  'rotate pdf': 'pdf draaien | pdf roteren | scan op zijn kant | pdf liggend maken | gescande pagina draaien',
  'flip pdf': 'pdf pagina draaien | pdf kantelen | pdf ligt op zijn kop | pdf staand maken',
  'landscape to portrait pdf': "pagina's draaien | pdf kwartslag draaien | pdf omdraaien | pagina kantelen",
} satisfies TableWords<'tools/rotate-pages'>;
