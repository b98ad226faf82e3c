export default {
  'Image to text (OCR)': 'Obraz na tekst (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Odczytaj tekst ze zdjęcia, skanu lub zrzutu ekranu, w 12 językach.',
  'Read text': 'Odczytaj tekst',
  'photo to text': 'zdjęcie na tekst | przepisz tekst ze zdjęcia | tekst z obrazka',
  'extract text from image': 'tekst ze zdjęcia | kopiuj tekst ze zdjęcia',
  'picture to text': 'odczytaj tekst ze zdjęcia | tekst ze zrzutu ekranu',
  'picture to words': 'skan na tekst | jpg na tekst',
  'copy text from image': 'ocr | rozpoznawanie tekstu',
  'read screenshot': 'ocr online | obraz na tekst',
  'What can be read?': 'Co da się odczytać?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Tekst drukowany. Pismo odręczne i bardzo małe litery są odczytywane słabo.',
  'What if the text is in several languages?': 'Co, jeśli tekst jest w kilku językach?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Wybierz maksymalnie trzy. Program próbuje w każdym wierszu każdego z nich, więc trwa to dłużej, a jeśli któregoś języka w tekście nie ma, błędów jest więcej.',
  'What is in the JSON?': 'Co jest w pliku JSON?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Bloki, akapity, wiersze i słowa, a przy każdym słowie jego położenie na obrazie w pikselach i stopień pewności odczytu. Struktura jest taka jak w hOCR.',
} satisfies TableWords<'tools/image-to-text'>;
