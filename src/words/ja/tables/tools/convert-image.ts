export default {
  'Convert images': '画像を変換',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'JPEG、PNG、WebP、AVIF、GIF、TIFF、JPEG XL、HEICの画像を別の形式に変換します。一括処理もできます。',
  'image converter': '画像 変換 | 拡張子 変換 画像',
  'photo format': '写真 変換 | heic 変換',
  'picture converter': '画像 形式 変換 | webp 変換',
  'export as': 'jpg 変換 | jfif jpg',
  'save as jpg': 'png 変換 | 画像コンバーター',
  'jfif to jpg': 'jpgにする | pngをjpgに',
  'Convert to': '変換先',
  'What happens to transparent areas?': '透明部分はどうなりますか？',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'JPEG以外では残ります。JPEGは透明に対応していないため白くなり、その旨が結果に表示されます。',
  'What happens to animation?': 'アニメーションはどうなりますか？',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF、WebP、PNG（APNG）、AVIF、JPEG XLでは、アニメーションが同じタイミングのまま残ります。ほかの形式では1枚の画像になります。FirefoxとSafariはアニメーションAVIFを書き出せません。始める前にお知らせします。',
  'Can it choose the format?': '形式を自動で選べますか？',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '「最小サイズ」を選ぶと、使えるすべての形式で見た目を変えずに圧縮し、一番小さいものを残します。結果には各形式のサイズが表示されます。',
  'Do colours change?': '色は変わりますか？',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'いいえ。形式が対応していればカラープロファイルを残し、対応していなければ色をsRGBに変換します。',
} satisfies TableWords<'tools/convert-image'>;
