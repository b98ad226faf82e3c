export default {
  'Make an animation': 'アニメーションを作成',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    '画像からアニメーションのGIF、WebP、PNG、AVIF、JPEG XLを作ります。1枚ごとの表示時間も選べます。',
  'Make animation': 'アニメを作成',
  'create gif': 'gif 作成 | スライドショー | 画像 アニメーション',
  'images to gif': 'gifアニメ 作成 | コマ撮り | パラパラ漫画',
  'gif from images': '画像からgif | ストップモーション',
  slideshow: '写真 gif | アニメーション 作成',
  'stop motion': 'gif 作り方 | gif つなげる',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIFはどこでも再生できますが256色です。WebPはずっと小さくなります。',
  'Time per image': '1枚の表示時間',
  'Times of individual images': '画像ごとの表示時間',
  'Write times like 1, 0.2, , 3.': '時間は1, 0.2, , 3のように書いてください。',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    '順番に秒数を書きます。例：「1, 0.2, , 3」。空けた画像には上の時間が使われます。各画像の横に入力することもできます。',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    '両方を空欄にすると最初の画像の大きさに、片方を空欄にするとその縦横比になります。',
  'Images of another shape': '縦横比の違う画像',
  'Border colour': '余白の色',
  'Can I join animations?': 'アニメーションをつなげられますか？',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'はい。一覧にアニメーションのGIF、WebP、APNG、AVIF、JPEG XLを入れると、静止画の間にすべてのフレームが元のタイミングで入ります。',
  'Which format should I choose?': 'どの形式を選べばいいですか？',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'チャットや古いソフトにはGIF、WebにはWebPが向いています。今のブラウザならすべて表示でき、フルカラーでずっと小さくなります。APNGはすべてのピクセルを保ちます。画像の大部分が動くならAVIFが一番小さく、ChromeとEdgeで書き出せます。JPEG XLは一番新しい形式で、表示できるソフトはわずかです。',
  'How fast can it be?': 'どのくらい速くできますか？',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'ブラウザは1フレームを少なくとも0.02秒表示します。それより短くすると、多くのブラウザではかえって遅くなります。',
} satisfies TableWords<'tools/make-animation'>;
