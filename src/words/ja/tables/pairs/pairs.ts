export default {
  transparency: '透明部分',
  'Transparent areas become white.': '透明部分は白くなります。',
  'animation with its timing': 'アニメーションとそのタイミング',
  'Only the first frame of an animation is kept.': 'アニメーションは最初のフレームだけが残ります。',
  'more than 8 bits per channel': '1チャンネルあたり8ビットを超える色深度',
  depth: '色深度',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    '1チャンネルあたり8ビットを超える色深度は、8ビットになります。',
  'the colour profile': 'カラープロファイル',
  colours: 'カラープロファイル',
  'Colours are converted to sRGB.': '色はsRGBに変換されます。',
  'Does the file get smaller?': 'ファイルは小さくなりますか？',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'テスト用の写真{0}枚を標準の設定で変換したところ、{2}で{1}だったものが、{4}では{3}になりました（{5}）。結果は画像によって変わり、それぞれのサイズは結果に表示されます。',
  '{0} holds at most 256 colours.': '{0}で使えるのは最大256色です。',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'FirefoxとSafariはアニメーションAVIFを書き出せないため、最初のフレームだけが残ります。始める前にお知らせします。',
  'Some detail that is hard to see, depending on the quality you choose.':
    '選んだ品質に応じて、見えにくい細部が失われます。',
  'Convert {0} to PDF': '{0}をPDFに変換',
  'Combine {0} files into one PDF, in any order, one image per page.':
    '{0}ファイルを好きな順で1つのPDFにまとめます。1ページに1枚です。',
  ' Keeps {0}.': '{0}を残せます。',
  'Convert {0} images to {1}, many at once.{2}': '{0}画像を{1}に変換します。一括処理もできます。{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    '正しい向きの画像が、同じピクセル数で残ります。{0}も残ります。日付とカメラの情報も、設定を変えない限り残ります。場所と名前は残りません。',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    '正しい向きの画像が、同じピクセル数で残ります。日付とカメラの情報も、設定を変えない限り残ります。場所と名前は残りません。',
  'Nothing of the image: {0} keeps every pixel.': '画像そのものは何も失われません。{0}はすべてのピクセルを保ちます。',
  'Convert PDF to {0}': 'PDFを{0}に変換',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'PDFのページを、好きな解像度の{0}画像にします。',
} satisfies TableWords<'pairs/pairs'>;
