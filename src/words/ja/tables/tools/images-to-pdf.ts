export default {
  'Images to PDF': '画像をPDFに変換',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    '写真、スキャン、イラストを、好きな順で1つのPDFにまとめます。JPEG画像は再エンコードしません。',
  'photos to pdf': '写真 pdf | a4 写真',
  'photos in pdf': '画像 pdf 変換',
  'scan to pdf': 'jpg pdf',
  'combine images into pdf': '写真をpdfに',
  'pictures into one pdf': '画像をpdfに',
  'receipt to pdf': '複数画像 pdf',
  'create pdf': '写真 まとめて pdf',
  'make pdf': 'スキャン pdf',
  'pdf maker': '領収書 pdf',
  'paper to pdf': 'pdf 作成',
  'a4 photo': 'pdfにする',
  'multiple photos in one pdf': '書類 写真 pdf',
  'photo of document to pdf': 'png pdf',
  'Page size': 'ページサイズ',
  'Wide images get landscape pages.': '横長の画像は横向きのページになります。',
  Margin: '余白',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': '写真の画質は下がりますか？',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'JPEGファイルと、透明部分のないPNGファイルは、そのままPDFに入ります。圧縮し直すことはありません。HEICやWebPなど、PDFに入れられない非可逆の形式は高品質のJPEGになり、それ以外は劣化なしで保存します。',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'すべてのピクセルが正しい向きで残ります。カラープロファイル、透明部分、CMYK、16ビットの色深度も残ります。TIFFは各ページがそのまま1ページになります。場所やカメラなどのメタデータはPDFに入りません。',
  'How large are the pages?': 'ページの大きさはどうなりますか？',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    '画像に保存された解像度での大きさです。なければ1インチあたり96ピクセルとします。A4やレターを選ぶと、余白の中で一番大きく配置します。',
} satisfies TableWords<'tools/images-to-pdf'>;
