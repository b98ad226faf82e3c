export default {
  'PDF to Markdown': 'PDF naar Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Maak van een PDF Markdown, HTML of een Word-document, met koppen, lijsten, tabellen, links, noten en afbeeldingen.',
  HTML: 'HTML',
  'Word document': 'Word-document',
  'How are headings and tables found?': 'Hoe worden koppen en tabellen gevonden?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Sommige PDF’s bevatten tags, die schermlezers gebruiken. Dan geven de tags aan wat een kop, een lijst of een tabel is, en wat de leesvolgorde is. Andere PDF’s worden gelezen aan de hand van hun opmaak: witruimte scheidt kolommen, grote of vette letters wijzen op koppen, en lijnen of uitgelijnde tekst op tabellen. Bij het resultaat staat welke manier is gebruikt.',
  'Can it get things wrong?': 'Kan het fout gaan?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Ja, het vaakst bij PDF’s zonder tags: tabellen zonder lijnen, samengevoegde cellen, tekst rond afbeeldingen, en formules. Vergelijk het resultaat met de pagina’s voordat je het gebruikt.',
  'What is missing from the result?': 'Wat ontbreekt er in het resultaat?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Paginanummers, regels die boven- of onderaan elke pagina terugkomen, tekeningen, kleuren en lettertypen. Ingevulde formuliervelden en tekstvakken zitten er wel in.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown en HTML verwijzen naar afbeeldingsbestanden, die je naast de tekst krijgt. Sla alles op als ZIP en pak die uit in één map, dan toont de tekst zijn afbeeldingen. In een Word-document zitten de afbeeldingen erin.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Een gescande pagina is een afbeelding zonder tekst, dus daarvan staat niets in het resultaat. Bij het resultaat staat welke pagina’s dat zijn. Lees ze met ‘Scan doorzoekbaar maken (OCR)’, dat ook Markdown kan opslaan.',
  'What does “text that you cannot see” mean?': 'Wat betekent ‘tekst die je niet kunt zien’?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Tekst die onzichtbaar, piepklein of wit op wit is. Die hoort bij de PDF en zit dus ook in het resultaat, en programma’s zoals chatbots lezen die mee. Bij het resultaat staat op welke pagina’s die voorkomt.',
  'pdf to md': 'pdf naar md | pdf naar website',
  markdown: 'markdown | tabel uit pdf kopiëren',
  'pdf to html': 'pdf naar html',
  'pdf to web page': 'pdf naar webpagina',
  'pdf for chatgpt': 'pdf voor chatgpt',
  'pdf for ai': 'pdf voor ai',
  'reading order': 'tabellen uit pdf',
  'extract tables': 'pdf tabel naar tekst',
  'pdf table to text': 'pdf omzetten naar markdown',
  reflow: 'leesvolgorde',
  'pdf for llm': 'pdf voor llm',
} satisfies TableWords<'tools/pdf-to-markdown'>;
