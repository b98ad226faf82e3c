export default {
  'Resize images': '画像のサイズ変更',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    '画像の寸法をピクセル単位で変えます。一括処理もでき、仕上がりはくっきりして色も正確です。',
  width: '画像 サイズ変更 | カバー写真',
  height: '画像 リサイズ | プロフィール画像',
  'make bigger': 'リサイズ | アイコン サイズ',
  enlarge: '写真 サイズ変更',
  thumbnail: '画像 大きくする',
  'change size': '画像 拡大',
  'half size': '画像 縮小',
  'half the size': 'サムネイル サイズ',
  'lower resolution photo': '画像 ピクセル 変更',
  wallpaper: '写真 半分のサイズ',
  'youtube thumbnail size': '画素数 下げる',
  'cover photo': '壁紙 サイズ',
  'profile picture': 'youtube サムネイル サイズ',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    '片方を空欄にすると縦横比を保ち、両方を空欄にすると長辺が1600 pxになります。',
  'Enlarge smaller images': '小さい画像を拡大',
  'Keep fine highlights (slower)': '細かいハイライトを残す（低速）',
  'Web page or email, 1600 px': 'Web・メール、1600 px',
  'Full HD screen, 1920 × 1080': 'フルHD画面、1920 × 1080',
  'How are the new pixels made?': '新しいピクセルはどう作られますか？',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    '輪郭がくっきりするLanczos法で作ります。ブラウザの拡大縮小は、これよりぼやけます。透明なピクセルが隣の色に影響することはありません。',
  'What does “Keep fine highlights” do?': '「細かいハイライトを残す」とは？',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'ファイルの数値は光の量に比例していません。黒と白のちょうど中間は128ではなく188です。数値をそのまま平均するソフトでは、星、電線、黒地の文字のような細かく明るい模様が暗くなります。この設定では、光の量に比例した値で計算するので、暗くなりません。輪郭のにじみが目立つことがあるため、標準ではオフです。',
  'Which way up are my photos?': '写真の向きはどうなりますか？',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    '正しい向きになります。回転情報だけが入っている写真は実際に回転させるので、どのソフトでも同じ向きで表示されます。',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'はい。1フレームずつサイズを変え、タイミングは変わりません。GIF、WebP、APNG、AVIF、JPEG XLは同じ形式のままです。ブラウザがアニメーションAVIFを書き出せないときは、WebPになります。',
} satisfies TableWords<'tools/resize-image'>;
