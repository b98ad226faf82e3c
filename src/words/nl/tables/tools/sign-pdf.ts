export default {
  'Ink colour': 'Inktkleur',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Zet je handtekening op een PDF: getekend, getypt of als afbeelding, overal op de pagina.',
  Signature: 'Handtekening',
  Draw: 'Tekenen',
  Type: 'Typen',
  Picture: 'Afbeelding',
  'A PNG with transparency looks best.': 'Een PNG met transparantie ziet er het best uit.',
  Initials: 'Paraaf',
  Date: 'Datum',
  '28 Nov 2026': '28 nov 2026',
  'Is this a digital signature?': 'Is dit een digitale handtekening?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'Nee. Het is een zichtbare handtekening: lijnen of een afbeelding op de pagina. Die bewijst niet wie heeft ondertekend, of dat het bestand later niet is gewijzigd. Gebruik daarvoor ‘PDF ondertekenen met certificaat’.',
  'Where does the signature go?': 'Waar komt de handtekening?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'Rechtsonder op de laatste pagina, tenzij je hem ergens anders heen sleept. Druk op een andere pagina op ‘Handtekening plaatsen’ om daar ook te ondertekenen; paraaf en datum plaats je net zo.',
  'Can I sign without a mouse or a finger?': 'Kan ik ondertekenen zonder muis of vinger?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Ja: typ je naam en plaats hem met het toetsenbord. Hij verschijnt in een schuin handschrift. {0}',
  'Can it be removed again?': 'Kan de handtekening weer worden verwijderd?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Ja, door iemand die weet hoe dat moet, net als alles wat op een pagina is getekend. Digitale handtekeningen die er al waren, worden verwijderd, want ze gelden alleen voor het ongewijzigde bestand.',
  'Is my signature stored?': 'Wordt mijn handtekening bewaard?',
  'No. It exists only on this page, and is gone when you leave it.':
    'Nee. Die bestaat alleen op deze pagina, en is weg zodra je die verlaat.',
  signature: 'handtekening zetten | handtekening plaatsen',
  esign: 'handtekening op pdf | krabbel',
  'e-sign': 'handtekening toevoegen | paraaf',
  autograph: 'pdf tekenen | docusign',
  initials: 'document ondertekenen | naam zetten',
  'electronic signature': 'contract ondertekenen | pdf handtekening',
  docusign: 'digitaal tekenen | tekenen pdf',
  'put my name': 'elektronische handtekening | online handtekening',
} satisfies TableWords<'tools/sign-pdf'>;
