export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'そのツールで項目をすべて空にし、カバー画像を削除して、「ほかのタグをすべて削除」をオンにしてください。',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'その後、「画像をPDFに変換」でページをPDFに戻せます。文字の検索はできなくなります。',
  'Search for this text there.': 'そのツールで、この文字を検索してください。',
  'What was typed stays visible on the page.': '入力された内容は、ページ上に見えたまま残ります。',
  'Switch off “Keep links clickable” there.': 'そのツールで「リンクを残す」をオフにしてください。',
  'Check a file for hidden data': '隠れた情報をチェック',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    '写真、PDF、動画、音声ファイルに含まれる場所、人物、機器、履歴、隠れた内容を表示し、消し方を案内します。',
  Inspect: 'チェック',
  'inspect file': 'exif 確認',
  'what does my photo reveal': 'exif 見る',
  'what does this file reveal': '写真 位置情報 確認',
  'exif viewer': '写真 情報',
  'exif data viewer': 'メタデータ 確認',
  'metadata viewer': '隠れた情報',
  'view metadata': '写真 gps',
  'show metadata': 'ファイル チェック',
  'check metadata': '個人情報 チェック 写真',
  'hidden information in file': 'exiftool',
  'gps location of photo': '画像 解析',
  'photo details': 'pdf 隠し文字',
  'privacy check': 'pdf 履歴',
  exiftool: 'pdf javascript',
  'image forensics': '動画 位置情報',
  'hidden text in pdf': '動画 メタデータ',
  'pdf inspector': '撮影場所',
  'pdf revisions': '写真 撮影日',
  'javascript in pdf': 'exif 確認',
  'gps location of video': 'exif 見る',
  'metadata of video': '写真 位置情報 確認',
  'What is looked for?': '何を調べますか？',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    '写真や画像では、EXIF、XMP、IPTC、コメント、プレビュー、編集履歴、コンテンツクレデンシャル、スマホが付ける動画、ファイルの末尾の後ろのデータを調べます。SVGではスクリプト、リンク、読み込まれるアドレスも調べます。PDFでは、画像も含めたメタデータ、以前の版とその変更点、覆われた文字や見えない文字、表示範囲の外の内容、非表示のレイヤー、フォームの値、注釈、添付ファイル、スクリプト、リンク、データの送信先を調べます。動画と音声では、タグ、位置、日付、カメラ、カバー画像、添付ファイル、末尾の後ろのデータを調べます。見つかったもの、なかったもの、調べなかったものがレポートに載ります。',
  'Is the file changed?': 'ファイルは変わりますか？',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'いいえ。レポートを表示するだけです。見つかった項目ごとに、それを削除できるツールをそのファイルで開くボタンが付きます。',
  'Why is there a preview that differs?': '画像と違うプレビューが残っているのはなぜですか？',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'カメラは、写真の小さなコピーをファイルの中に保存します。写真を切り抜いたり編集したりしても、このコピーを元のまま残すソフトがあります。違いがあるときは、何が写っているか分かるように、コピーをレポートの下に表示します。',
  'How is hidden text in a PDF found?': 'PDFの隠れた文字はどうやって見つけますか？',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    '各ページを印刷と同じように描画します。単語のある場所が1色だけなら、その文字は誰にも読めません。図形の下にある、白地に白い、透明である、非表示のレイヤーにあるといった場合です。スキャンのように画像の上に透明で書かれた文字も一覧に出ます。',
  'What does it need to work offline?': 'オフラインで使うには何が必要ですか？',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'その種類のファイル用のツールです。オフラインでPDFや動画をチェックするには、PDFや動画のツールもオフライン用に保存してください。',
  'Is the place looked up on a map?': '場所は地図で検索されますか？',
} satisfies TableWords<'tools/inspect-file'>;
