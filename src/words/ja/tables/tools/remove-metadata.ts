export default {
  'Remove metadata from photos': '写真のメタデータを削除',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    '写真から分かってしまう場所、時刻、人物、カメラを確認し、削除します。画像そのものは変わりません。',
  exif: 'exif 削除 | exif 確認',
  gps: '写真 位置情報 削除 | 撮影者',
  location: 'gps 削除',
  geotag: '位置情報',
  privacy: '写真 個人情報 削除',
  'clean photo': 'メタデータ 削除',
  'clean metadata': 'exif 消す',
  'camera data': '写真 撮影場所 消す',
  'where was photo taken': 'ジオタグ 削除',
  'view exif': '写真 情報 消す',
  'who took photo': 'カメラ情報 削除',
  'Keep date and time': '日時を残す',
  'Keep camera and settings': 'カメラと撮影設定を残す',
  'Keep author and copyright': '作成者と著作権を残す',
  'Keep title and description': 'タイトルと説明を残す',
  'Keep location': '場所を残す',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    '画像以外のすべてです。EXIF、XMP、IPTCデータ、コメント、サムネイル、編集履歴、コンテンツクレデンシャル、スマホが写真に付ける動画が削除され、結果に一覧が出ます。残すことにした項目は、EXIFの中にだけ残ります。',
  'Does the image get worse?': '画質は下がりますか？',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'いいえ。再エンコードせず、圧縮されたデータを1バイトも変えずにコピーします。カラープロファイル、画像の向き、HDRゲインマップは、ないと見た目が変わるので残ります。',
  'Is the location looked up on a map?': '場所は地図で検索されますか？',
} satisfies TableWords<'tools/remove-metadata'>;
