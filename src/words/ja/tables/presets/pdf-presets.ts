export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'スキャンのない文書なら、ほぼ必ず収まります。文字だけのページは数kBです。スキャンなら、読みやすいまま収まるのは1〜2ページです。グレーで150 dpiでスキャンしてください。',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    '1ページ約100 kBで、読みやすいスキャンが5ページほど収まります。スキャンのない文書なら、何百ページも収まります。',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    '1ページ約100 kBで、読みやすいスキャンが10ページほど収まります。スキャンではない契約書やフォームは、最初からこれより小さいことがよくあります。',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    '1ページ約100 kBで、読みやすいスキャンが20ページほど収まります。写真入りのパンフレットも、画面で見る程度の画質なら収まります。',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    '1ページ約100 kBで、読みやすいスキャンが50ページほど収まります。10ページなら1ページ500 kBになり、きれいに印刷できます。',
  'Compress PDF to {0}': 'PDFを{0}に圧縮',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'PDFファイルを{0}以下にします。収まるまで画像の画質を下げます。文字はくっきりしたまま、検索もできます。',
  'pdf under {0}': 'pdf {0}以下',
  'reduce pdf to {0}': 'pdfを{0}に',
  'pdf less than {0}': 'pdf {0}',
  'What fits into {0}?': '{0}にはどのくらい入りますか？',
  'What if it does not fit?': '収まらないときはどうなりますか？',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'その旨をお知らせし、その時点で一番小さいファイルをお渡しします。PDFを分割するか、グレーでスキャンし直してください。',
  'How much room does each page get?': '1ページあたりどのくらい使えますか？',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    '4ページなら{0}、20ページなら{1}、100ページなら{2}です。文字だけのページはごくわずかしか使わないので、残りはスキャンや写真に使えます。',
  'PDF to Word': 'PDFをWordに変換',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'PDFを、段落、見出し、リスト、表を編集できるWord文書にします。',
  'pdf to docx': 'pdf ワード | pdf to word',
  'pdf to doc': 'pdfをワードに | pdf 文書化',
  'convert pdf to word': 'pdf word 変換 | pdf googleドキュメント',
  'editable pdf': 'pdf docx',
  'pdf to writer': 'pdf 編集できるように',
  'pdf to google docs': 'ワードに変換',
  'Can I edit the result?': '結果は編集できますか？',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'はい。.docxファイルで、文章はテキストボックスではなく、普通の段落、見出し、リスト、表、脚注になります。',
  'Does it look like the PDF?': 'PDFと同じ見た目になりますか？',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'いいえ。文章、構成、リンク、画像は残りますが、フォント、色、段組み、位置は残りません。',
} satisfies TableWords<'presets/pdf-presets'>;
