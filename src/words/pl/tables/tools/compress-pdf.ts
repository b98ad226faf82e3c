export default {
  'Compress PDF': 'Kompresuj PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Zmniejsz pliki PDF – pod konkretne zastosowanie albo do podanego rozmiaru. Tekst pozostaje tekstem.',
  'downsize pdf': 'zmniejsz pdf | za duży pdf | za duży skan',
  'email pdf': 'zmniejszyć pdf | pdf na maila | lżejszy pdf',
  'pdf too large': 'zmniejszanie pdf | zmniejsz rozmiar pdf | kompresor pdf',
  'resume too large': 'kompresja pdf | odchudź pdf | zmniejsz wage pdf',
  'scan too large': 'pdf za duży | cv za duże | compress pdf',
  'Screens (150 dpi)': 'Na ekran (150 dpi)',
  'Print (220 dpi)': 'Do druku (220 dpi)',
  'Smallest file (96 dpi)': 'Najmniejszy plik (96 dpi)',
  'No loss of image quality': 'Bez utraty jakości obrazów',
  'Keep title, author and dates': 'Zostaw tytuł, autora i daty',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Bez tej opcji są usuwane. Przy celu „Na ekran (150 dpi)” miniatury i dane do edycji są usuwane zawsze.',
  'What makes the file smaller?': 'Co zmniejsza plik?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Obrazy, które mają więcej szczegółów, niż potrzeba przy ich wielkości na stronie, są pomniejszane i zapisywane jako JPEG. Wszystkie dane są lepiej kompresowane, elementy używane na kilku stronach są zapisywane tylko raz, a nieużywane części są usuwane, na przykład litery czcionki, których nie ma na żadnej stronie. Obraz jest zastępowany tylko wtedy, gdy zmniejsza go to co najmniej o jedną dziesiątą.',
  'What stays as it is?': 'Co zostaje bez zmian?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Tekst, linie, linki, formularze, zakładki i znaczniki: strony nigdy nie są zamieniane w obrazy. Maski szablonowe, faksy i czarno-białe skany (CCITT, JBIG2) zachowują każdy piksel; maski przezroczystości są pomniejszane razem ze swoimi obrazami, bez innych strat. Stare czcionki Type 1 są zamieniane na CFF, które są mniejsze i wyglądają tak samo. Obrazy CMYK zostają w CMYK do druku i przy kompresji bez strat; na ekran są przeliczane na RGB.',
  'What if it cannot be made smaller?': 'Co, jeśli nie da się go zmniejszyć?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Wtedy dostaniesz swój plik bez zmian i informację o tym. Wynik nigdy nie jest większy niż Twój plik.',
  'How does it get under a certain size?': 'Jak osiągany jest podany rozmiar?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Małe próbki niektórych obrazów pokazują, ile szczegółów mogą zachować wszystkie. Potem każdy obraz jest kodowany, a niektóre jeszcze raz, jeśli plik wciąż jest za duży albo znacznie mniejszy, niż może być. Jeśli nie mieści się nawet przy najmniejszej liczbie szczegółów, zobaczysz, jaki rozmiar da się osiągnąć.',
} satisfies TableWords<'tools/compress-pdf'>;
