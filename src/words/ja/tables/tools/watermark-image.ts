export default {
  'Watermark images': '画像に透かしを追加',
  'Put text or your logo on images, in one place or all over, many at once.':
    '画像の1か所または全面に、文字やロゴを入れます。一括処理もできます。',
  'logo on photo': '写真 文字入れ | 画像 ロゴ 入れる',
  'text on photo': '画像 文字入れ | コピーライト 写真',
  'write text on photo': '写真 ロゴ | 写真 テキスト',
  'add text': '画像 透かし | ミーム',
  brand: 'ウォーターマーク',
  'caption photo': '写真に文字',
  'name on photo': '画像に文字',
  'add name to photo': '透かし文字',
  meme: '写真 名前 入れる',
  Watermark: '透かし',
  'Image, such as a logo': '画像（ロゴなど）',
  '© Your name': '© 山田花子',
  Font: 'フォント',
  'Sans serif': 'ゴシック体',
  Serif: '明朝体',
  Monospaced: '等幅',
  Bold: '太字',
  'A PNG or WebP with transparency looks best.': '背景が透明なPNGやWebPがきれいです。',
  'Repeat all over': '全面に繰り返す',
  'The maximum share of the image’s width and height.': '画像の幅と高さに対する最大の割合。',
  'Is the watermark the same size on every image?': '透かしの大きさはどの画像でも同じですか？',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'どの画像でも同じ割合を占めるので、大きな画像でも小さな画像でも同じように見えます。',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    '日本語、記号、絵文字も含め、端末で表示できる文字ならすべて使えます。文字はブラウザが描画します。',
  'Can the watermark be removed again?': '透かしを後で消すことはできますか？',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    '新しいファイルだけからは戻せません。透かしの下のピクセルは、透かしと混ざったか失われています。元のファイルは変わらないので、残しておいてください。',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'はい。透かしはすべてのフレームに入ります。GIF、WebP、APNG、AVIF、JPEG XLは同じ形式のままです。ブラウザがアニメーションAVIFを書き出せないときは、WebPになります。',
} satisfies TableWords<'tools/watermark-image'>;
