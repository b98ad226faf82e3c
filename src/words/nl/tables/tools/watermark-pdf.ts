export default {
  'Watermark PDF': 'Watermerk op PDF zetten',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Schrijf een woord als ‘Concept’ of ‘Kopie’ dwars over de pagina’s van een PDF.',
  Draft: 'Concept',
  'Can a watermark be removed again?': 'Kan een watermerk weer worden verwijderd?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Ja, door iemand die weet hoe dat moet: het is tekst die over de pagina heen staat. Een watermerk vertelt wat een bestand is, maar beschermt het niet.',
  'Where does the watermark go?': 'Waar komt het watermerk?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'Dwars over elke pagina, van linksonder naar rechtsboven, over de bestaande inhoud heen, ook op gedraaide pagina’s.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Niets. Tekst blijft doorzoekbaar en te kopiëren, en bladwijzers, links, formulieren en tags blijven; schermlezers slaan het watermerk over. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  draft: 'watermerk pdf | vertrouwelijk | tekst over pdf | watermerk op document | watermark pdf',
  confidential: 'watermerk toevoegen pdf | vertrouwelijk op pdf | stempel op pdf | concept watermerk',
  'text on pdf': 'concept op pdf | kopie stempel | pdf stempelen | kopie op pdf zetten',
  Size: 'Tekengrootte',
} satisfies TableWords<'tools/watermark-pdf'>;
