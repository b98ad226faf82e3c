export default {
  'Image to data URL': '画像をデータURLに変換',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    '画像を、HTMLやCSSに貼り付けられるデータURL（Base64）にし、その長さを表示します。',
  'Create data URL': 'データURLを作成',
  base64: 'base64 | data uri | html 画像 埋め込み',
  'data uri': 'base64 画像 | インライン画像 | 画像をbase64に',
  'inline image': '画像 base64 変換 | 画像 埋め込み css',
  'encode image': 'データurl | 画像 エンコード',
  'embed image in css': 'data url | 画像 文字列',
  Output: '出力',
  'Data URL only': 'データURLのみ',
  'HTML image': 'HTMLの画像',
  'CSS background': 'CSSの背景',
  'Larger images are scaled down. Leave empty to keep the size.':
    'これより大きい画像は縮小します。空欄なら大きさはそのままです。',
  'When is a data URL a good idea?': 'データURLはどんなときに向いていますか？',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    '数kBまでの小さな画像に向いています。リクエストを1回減らせます。データURLは元のファイルより3分の1ほど長くなり、それを含むページを開くたびに読み込まれるので、大きな画像は別のファイルのほうが向いています。',
  'Is my image changed?': '画像は変わりますか？',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    '形式と幅を変えなければ変わりません。場所などのメタデータを除いて、画像がそのまま入り、何を除いたかは結果に表示されます。HEICなど、Webページで表示できない形式は、JPEGかPNGになります。',
} satisfies TableWords<'tools/image-to-data-url'>;
