export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Voeg PDF-bestanden en foto’s samen tot één PDF, in elke gewenste volgorde, met bladwijzers, links, formulieren en lagen.',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Alle pagina’s, of een lijst: 1:1-3, 2:all betekent pagina 1 tot en met 3 van het eerste bestand en alle pagina’s van het tweede.',
  'Page size for images': 'Paginaformaat voor afbeeldingen',
  'Start each file on a right-hand page': 'Elk bestand rechts beginnen',
  'For double-sided printing.': 'Voor dubbelzijdig afdrukken.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Elke pagina, ongewijzigd: tekst, afbeeldingen en lettertypen worden gekopieerd en nooit opnieuw gecomprimeerd. Ook bladwijzers, links, formuliervelden met hun waarden, opmerkingen, bijlagen, paginalabels, lagen en de tags die schermlezers gebruiken. Titel, auteur en taal komen uit het eerste bestand.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Digitale handtekeningen, want ze gelden alleen voor het originele bestand; XFA-formulieren; de bestandsweergave waarmee een portfolio opent; en gegevens die programma’s voor zichzelf in latere bestanden bewaren. Had een bestand zoiets, dan staat dat bij het resultaat. Hebben twee bestanden formuliervelden met dezelfde naam, dan krijgen de latere een andere naam, zodat ze apart blijven.',
  'Can I choose pages from each file?': 'Kan ik per bestand pagina’s kiezen?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Ja: typ ze naast het bestand, bijvoorbeeld 1-3, 7 of 10-1, of open het pagina-overzicht en kies ze daar.',
  'Can I add photos?': 'Kan ik foto’s toevoegen?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Ja: elke foto wordt een pagina, rechtop. JPEG’s worden niet opnieuw gecodeerd; formaten die niet in een PDF passen, worden JPEG van hoge kwaliteit of worden zonder verlies bewaard. Elke pagina van een TIFF wordt een pagina.',
  'Can I merge password-protected files?': 'Kan ik bestanden met een wachtwoord samenvoegen?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Ja: naast het bestand wordt om het wachtwoord gevraagd. Bestanden met hetzelfde wachtwoord gaan samen open. Het resultaat is niet versleuteld.',
  'How large can my files be?': 'Hoe groot mogen mijn bestanden zijn?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Grote bestanden worden in stukken gelezen, en hun afbeeldingen worden gekopieerd zonder ze te laden, dus je kunt gigabytes samenvoegen. Je hebt alleen schijfruimte nodig voor het resultaat.',
  unite: "pdf samenvoegen | twee pdf's samenvoegen | pdf toevoegen aan pdf | merge pdf",
  bind: "pdf's samenvoegen | pdf bestanden samenvoegen | één pdf van maken | pdf in elkaar zetten",
  'add pdf to pdf': 'pdf combineren | pdf aan elkaar plakken | pdf bundelen | pdf samenvoegen tot 1',
  'one pdf': "pdfs samenvoegen | meerdere pdf's tot een | pdf koppelen | documenten samenvoegen",
} satisfies TableWords<'tools/merge-pdf'>;
