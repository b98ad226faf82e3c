export default {
  'Make a scan searchable (OCR)': 'スキャンを検索可能に（OCR）',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'スキャンしたPDFの文字を検索・コピーできるようにします。ページの見た目は変わりません。',
  'Read pages': 'ページを読み取る',
  searchable: '検索可能',
  'ocr pdf': 'pdf ocr | スキャン 文字 コピー | searchable pdf',
  'searchable pdf': 'pdf 文字認識 | スキャンpdf テキスト | スキャン ocr',
  'read scan': 'スキャン 検索 | pdf 文字起こし',
  'scanned pdf to text': '検索可能pdf | pdf 文字 読み取り',
  'copy text from scan': 'pdf 検索できるように | 透明テキスト pdf',
  'Searchable PDF': '検索できるPDF',
  'Also read pages that already have text': '文字のあるページも読み取る',
  'Do the pages change?': 'ページは変わりますか？',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'いいえ。見た目は同じで、画像は1バイトも変わりません。検索やコピーができるように、透明な文字を重ねます。',
  'Which pages are read?': 'どのページを読み取りますか？',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'ページ番号だけのスキャンのように、文字が{0}文字未満のページです。それより多いページは飛ばし、どのページかを結果に表示します。それらも読み取るように設定できます。横向きや上下逆のページも、正しい向きとして読み取ります。',
  'How long does it take?': 'どのくらい時間がかかりますか？',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    '端末の性能、ページの文字の量、選んだ言語の数によります。',
  'Can it make mistakes?': '読み間違えることはありますか？',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'はい。特に、小さい文字、薄い文字、ぼやけた文字は間違えやすくなります。大事な名前や数字は、画像と見比べてください。',
} satisfies TableWords<'tools/ocr-pdf'>;
