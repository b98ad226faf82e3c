export default {
  'Photos for a website': 'Webサイト用の写真',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location': '幅1,600ピクセル以内のWebP、200 kB以下、場所の情報なし',
  'Photos to one small PDF': '写真を1つの小さなPDFに',
  'A page for each photo, compressed for the screen': '1枚を1ページにし、画面用に圧縮',
  'Scans to one greyscale PDF': 'スキャンを1つのグレーのPDFに',
  'Merged, without colour, with page numbers': '結合してグレーにし、ページ番号を付ける',
  'Video to a small GIF': '動画を小さなGIFに',
  'At most 480 pixels wide, then compressed': '幅480ピクセル以内にしてから圧縮',
} satisfies TableWords<'recipes/example-workflows'>;
