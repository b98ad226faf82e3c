export default {
  'Extract images from PDF': 'PDFから画像を抽出',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'PDFの中の画像を、元の解像度で保存します。JPEG画像は再エンコードしません。',
  'get pictures out of pdf': 'pdf 画像 抽出 | pdf 画像 保存 | pdf イラスト 抽出',
  'images from pdf': 'pdf 画像 取り出し | pdf 写真 取り出す | 画像抽出',
  'save pdf images': 'pdfから画像 | pdf 図 抽出 | pdf 写真 保存',
  'photos from pdf': 'pdf 写真 抽出 | pdfの画像をコピー | pdf extract images',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'いいえ。JPEGは、ファイルに入っているまま1バイトも変えずに取り出し、PDFにカラープロファイルがあれば加えます。マスクや別の色で表示されているJPEGは、ほかの画像と同じくPNGになります。すべてのピクセル、色深度、透明部分を保ちます。印刷用の色（CMYK）はsRGBに変換します。',
  'Which images are found?': 'どの画像が見つかりますか？',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    '図形、パターン、注釈の中も含め、ページに描かれているすべての画像です。何度使われていても1回だけ、一部しか見えていなくても全体を保存します。線と文字でできた図は画像ではないので、「PDFを画像に変換」を使ってください。',
  'How are they saved?': 'どのように保存されますか？',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'ページの順に番号を付けたファイルになります。複数の画像は1つのZIPか、フォルダに保存します。',
} satisfies TableWords<'tools/extract-images'>;
