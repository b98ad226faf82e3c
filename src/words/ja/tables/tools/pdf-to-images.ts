export default {
  'PDF to images': 'PDFを画像に変換',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'PDFのページを、好きな解像度のJPEG、PNG、WebP画像にします。',
  'pdf to jpg': 'pdf 画像 変換 | pdf 写真にする',
  'pdf to png': 'pdf jpg 変換 | pdf スクショ',
  'save pdf as picture': 'pdf png 変換 | pdf 画像化',
  'render pdf': 'pdfを画像に | pdf 画像 保存 ページ',
  'pdf screenshot': 'pdfをjpgに | pdf png',
  'pdf to photo': 'pdf jpeg | pdf to jpg',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '画面表示は96、閲覧は150、印刷は300。',
  'Screen, 150 dpi': '画面、150 dpi',
  'Print, 300 dpi': '印刷、300 dpi',
  'Fine print, 600 dpi': '高精細印刷、600 dpi',
  'Which resolution and format should I choose?': 'どの解像度と形式を選べばいいですか？',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '画面で読むなら150 dpi、印刷するなら300 dpiが向いています。PNGは文字や図の輪郭がくっきりします。スキャンや写真は、JPEGやWebPのほうが小さくなります。A4のページは150 dpiで1240 × 1754ピクセルです。',
  'What do the images show?': '画像には何が含まれますか？',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'PDFリーダーで見えるままのページです。正しい向きで、背景は白く、注釈とフォームフィールドも入ります。Chromeと同じPDFiumで描画します。',
  'How are many pages saved?': 'ページが多いときはどう保存されますか？',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    '1ページが番号付きの1ファイルになります。複数あれば、1つのZIPか、フォルダに保存します。',
  'Can I get the images in the PDF instead of its pages?': 'ページではなく、PDFの中の画像を保存できますか？',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'はい。「PDFから画像を抽出」なら、元の解像度で、JPEG画像は再エンコードせずに保存できます。',
} satisfies TableWords<'tools/pdf-to-images'>;
