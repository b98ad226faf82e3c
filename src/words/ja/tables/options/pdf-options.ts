export default {
  'Write it like 2026-11-20T21:30.': '2026-11-20T21:30のように書いてください。',
  'Document properties': '文書のプロパティ',
  Author: '作成者',
  Keywords: 'キーワード',
  Created: '作成日時',
  Changed: '更新日時',
  'Created with': '作成ソフト',
  'PDF made by': 'PDF変換ソフト',
  'Show the title, not the file name': 'ファイル名ではなくタイトルを表示',
  'Properties that you leave out stay as they are; empty ones are removed.':
    '指定しないプロパティはそのまま残り、空にしたものは削除されます。',
  'What to black out': '黒塗りする範囲',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'ページ番号は1から始まります。位置は、表示されるページの左上からの割合です。',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'ページ番号は1から始まります。位置は表示されるページの左上からの割合、点は範囲内での割合です。大きさの単位はポイントです。',
  Form: 'フォーム',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'フィールドの完全な名前で指定します。テキスト、リストなら複数のテキスト、チェックボックスならオンかオフか、ラジオボタンならその値です。',
  'If you don’t choose one: bottom right of the last page.': '指定しなければ、最後のページの右下になります。',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'ペンの線。左上を基準に、xは0〜5、yは0からの値を交互に並べます。線の太さは0.022です。',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'ラテン文字、ギリシャ文字、キリル文字、アルメニア文字、ジョージア文字が使えます。西ヨーロッパの文字には、どのPDFリーダーにもあるフォントを使います。それ以外にはDejaVuを使い、必要な文字だけを埋め込みます。日本語、中国語、韓国語、アラビア語、ヘブライ語、インドの文字には対応していません。',
} satisfies TableWords<'options/pdf-options'>;
