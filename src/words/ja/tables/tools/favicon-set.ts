export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'ファビコンを作成',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    '1枚の画像から、Webサイトに必要なアイコン一式を作ります。ICO、PNG、Apple用とAndroid用のアイコン、マニフェスト、HTMLです。',
  'Make icons': 'アイコンを作成',
  favicon: 'ファビコン | ico 変換',
  'app icon': 'favicon | apple touch icon',
  'website icon': 'ファビコン 作成 | アイコン 作成',
  ico: 'アプリアイコン | favicon 作成',
  'apple touch icon': 'サイト アイコン | favicon generator',
  'favicon generator': 'ico | ファビコン ジェネレーター',
  'Website name': 'Webサイト名',
  'My site': '私のサイト',
  'If the image is not square': '画像が正方形でない場合',
  'Crop to the centre': '中央を切り抜く',
  'Background on phones': 'スマホでの背景',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': '何が入っていますか？',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'ブラウザとブックマーク用の16、24、32、48ピクセルのfavicon.ico、Androidとインストールしたアプリ用の192、512ピクセルのアイコン（円形に切り取るシステム向けに余白を付けたものも含む）、180ピクセルのApple用アイコン、それらを並べたマニフェスト、ページのheadに入れるHTMLです。',
  'Where do the files go?': 'ファイルはどこに置きますか？',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'Webサイトのルートフォルダに置いてください。head.htmlの中身を、すべてのページのheadにコピーします。',
  'Which image works best?': 'どんな画像が向いていますか？',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    '512ピクセル以上の正方形で、単純な形の画像です。16ピクセルになると細部は消えます。SVGなら、どの大きさでもくっきりします。',
} satisfies TableWords<'tools/favicon-set'>;
