export default {
  'Ink colour': 'インクの色',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    '手書き、文字入力、画像による署名を、PDFのページの好きな場所に入れます。',
  signature: 'pdf 署名 | docusign',
  esign: 'pdf サイン | ドキュサイン',
  'e-sign': '電子サイン | pdf 名前 入れる',
  autograph: '手書き サイン | pdf ハンコ',
  initials: 'pdf 手書き 署名 | 電子印鑑',
  'electronic signature': 'サイン 入れる | pdf 印鑑',
  docusign: 'イニシャル',
  'put my name': '電子署名',
  Signature: '署名',
  Draw: '手書き',
  Type: '入力',
  Picture: '画像',
  'A PNG with transparency looks best.': '背景が透明なPNGがきれいです。',
  Initials: 'イニシャル',
  Date: '日付',
  '28 Nov 2026': '2026/11/28',
  'Is this a digital signature?': 'これは電子署名ですか？',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'いいえ。ページ上の線や画像による、目に見えるサインです。誰が署名したか、後で変更されていないかの証明にはなりません。証明が必要なら、「証明書でPDFに署名」を使ってください。',
  'Where does the signature go?': '署名はどこに入りますか？',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'ドラッグしなければ、最後のページの右下に入ります。ほかのページにも署名するには、そのページで「署名を配置」を押してください。イニシャルと日付も同じです。',
  'Can I sign without a mouse or a finger?': 'マウスや指を使わずに署名できますか？',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'はい。名前を入力し、キーボードで配置してください。手書き風の斜体で書かれます。{0}',
  'Can it be removed again?': '後で消すことはできますか？',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'はい。ページに描いたものは何でもそうですが、方法を知っている人なら消せます。元からある電子署名は、変更していないファイルでしか有効でないため、削除されます。',
  'Is my signature stored?': '署名は保存されますか？',
  'No. It exists only on this page, and is gone when you leave it.':
    'いいえ。このページの中だけにあり、離れると消えます。',
} satisfies TableWords<'tools/sign-pdf'>;
