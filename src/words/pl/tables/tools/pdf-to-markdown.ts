export default {
  'PDF to Markdown': 'PDF na Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Zamień PDF w Markdown, HTML lub dokument Word, z nagłówkami, listami, tabelami, linkami, przypisami i obrazami.',
  'pdf to md': 'pdf na md | konwersja pdf na html',
  markdown: 'pdf na markdown | kolejność czytania',
  'pdf to html': 'pdf na html',
  'pdf to web page': 'pdf na stronę www',
  'pdf for chatgpt': 'pdf do chatgpt',
  'pdf for ai': 'pdf dla ai',
  'reading order': 'pdf dla llm',
  'extract tables': 'tabele z pdf',
  'pdf table to text': 'wyciągnij tabelę z pdf',
  reflow: 'pdf na tekst z formatowaniem',
  'pdf for llm': 'markdown',
  HTML: 'HTML',
  'Word document': 'Dokument Word',
  'How are headings and tables found?': 'Jak rozpoznawane są nagłówki i tabele?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Niektóre pliki PDF mają znaczniki, z których korzystają czytniki ekranu. Wtedy to znaczniki określają, co jest nagłówkiem, listą lub tabelą i w jakiej kolejności czytać. Inne pliki PDF są odczytywane na podstawie układu: puste miejsca rozdzielają kolumny, duże lub pogrubione litery oznaczają nagłówki, a linie lub wyrównany tekst tworzą tabele. Wynik podaje, który sposób został użyty.',
  'Can it get things wrong?': 'Czy może się pomylić?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Tak, najczęściej w plikach PDF bez znaczników: przy tabelach bez linii, scalonych komórkach, tekście wokół obrazów i wzorach matematycznych. Zanim użyjesz wyniku, porównaj go ze stronami.',
  'What is missing from the result?': 'Czego brakuje w wyniku?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Numerów stron, wierszy powtarzających się u góry lub u dołu stron, rysunków, kolorów i czcionek. Wypełnione pola formularzy i pola tekstowe są uwzględnione.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown i HTML odwołują się do plików obrazów, które dostajesz obok tekstu. Zapisz wszystko jako ZIP i rozpakuj do jednego folderu, a obrazy będą widoczne w tekście. Dokument Word zawiera obrazy w sobie.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Zeskanowana strona to obraz bez tekstu, więc w wyniku nic z niej nie ma. Wynik wymienia te strony. Odczytaj je narzędziem Przeszukiwalny skan (OCR), które też potrafi zapisać Markdown.',
  'What does “text that you cannot see” mean?': 'Co znaczy „tekst, którego nie widać”?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Tekst niewidzialny, maleńki albo biały na białym. Jest częścią PDF, więc jest też w wyniku, a programy takie jak chatboty go przeczytają. Wynik wymienia strony, na których występuje.',
} satisfies TableWords<'tools/pdf-to-markdown'>;
