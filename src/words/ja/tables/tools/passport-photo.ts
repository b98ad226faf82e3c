export default {
  Frames: '枠',
  'Passport photo, 35 × 45 mm': '証明写真（35 × 45 mm）',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'パスポート、ビザ、身分証用の35 × 45 mmの写真を作ります。頭の位置を示すガイド付きです。',
  'Make passport photo': '証明写真を作成',
  passport: '証明写真',
  'passport photo': 'パスポート 写真 | 免許証 写真 | 証明写真 | マイナンバーカード 写真',
  'resize passport photo': 'パスポート写真 サイズ | 35x45',
  'id photo': '証明写真 作成 | 35mm 45mm 写真',
  'visa photo': '証明写真 スマホ | id 写真',
  '35 x 45 mm': '証明写真 アプリ | 3.5x4.5',
  'biometric photo': 'ビザ 写真',
  schengen: '履歴書 写真',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    '各画像で残す範囲。正しい向きにした画像に対する割合です。枠のない画像は中央が残ります。',
  'How is the frame placed?': '枠の位置はどう決まりますか？',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    '写真から顔を見つけ、多くの提出先が求める頭の大きさに合わせます。顔は、ブラウザが一度だけ読み込む204 kBのファイルを使って、端末の中で見つけます。線を確認し、必要なら枠を動かしたり大きさを変えたりしてください。枠の中がそのまま結果になります。顔が見つからないときは、枠は中央になります。',
  'Why 413 × 531 pixels?': 'なぜ413 × 531ピクセルですか？',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    '写真プリンターで使われる300 dpiで、35 × 45 mmになる大きさです。2 × 2インチの写真は600 × 600ピクセルになります。',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    '日本のパスポート、ヨーロッパのほとんどの国、インドの一部のビザなどは35 × 45 mm、アメリカは2 × 2インチです。頭の大きさや背景の決まりは異なるので、提出先の規定を確認してください。',
  'What if the photo must be under a size in kB?': '写真のサイズに上限（kB）があるときは？',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    '「最大サイズ」を240 kBのように指定すると、収まる範囲で最高の品質を探します。',
  'Does it change the background?': '背景は変わりますか？',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'いいえ。無地の明るい壁の前で撮影してください。背景を差し替えた写真は受け付けない提出先が多くあります。',
} satisfies TableWords<'tools/passport-photo'>;
