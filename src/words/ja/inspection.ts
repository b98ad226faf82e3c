import type * as english from '#words/inspection.ts';
import type { Words } from '#wording/words.ts';
import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: '場所', meaning: '作られた場所、または内容に関係する場所です。' },
    person: { title: '人物', meaning: '作成者、所有者、写っている人などの名前です。' },
    serial: {
      title: 'シリアル番号と識別子',
      meaning: 'このファイルがどの機器や、同じ人のほかのどのファイルとつながるかを知る手がかりになります。',
    },
    'differing-preview': {
      title: '画像と違うプレビュー',
      meaning: '切り抜きや編集で消した部分が、ファイルに含まれる小さな画像に残っている可能性があります。',
    },
    rest: { title: '末尾の後ろのデータ', meaning: 'ソフトは無視しますが、誰でも読めます。' },
    video: { title: '動画', meaning: 'スマホが写真に付ける、音声付きの短い動画です。' },
    version: {
      title: '以前の版',
      meaning: '多くのソフトは変更を末尾に追加するだけなので、前の内容を復元できます。',
    },
    'hidden-text': { title: '隠れた文字', meaning: '目には見えませんが、コピーや検索ができます。' },
    outside: {
      title: '表示範囲の外の内容',
      meaning: 'ページを切り抜いても、周りの内容は隠れるだけです。',
    },
    layer: { title: '非表示のレイヤー', meaning: 'PDFリーダーで表示に切り替えられます。' },
    attachment: { title: '添付ファイル', meaning: 'このファイルに丸ごと入っている別のファイルです。' },
    comment: { title: '注釈', meaning: 'メモや印です。作成者の名前が付いていることがよくあります。' },
    'form-value': { title: 'フォームの値', meaning: 'フォームフィールドに入力・選択された内容です。' },
    script: { title: 'スクリプト', meaning: 'ファイルを開いたときに動く可能性のあるプログラムです。' },
    remote: {
      title: '外部のアドレス',
      meaning:
        'ファイルを開いたり、フォームを送信したりすると、これらのアドレスに接続し、ファイルを持っていることが相手に伝わる可能性があります。',
    },
    device: { title: '機器', meaning: 'カメラ、スマホ、スキャナー、レンズです。' },
    software: { title: 'ソフト', meaning: 'ファイルを作成・変更したソフトです。' },
    time: { title: '日付と時刻', meaning: '作成または変更された日時です。' },
    history: { title: '履歴', meaning: 'ファイルに加えられた操作と、もとになったファイルです。' },
    text: { title: 'テキスト項目', meaning: 'タイトル、説明、キーワード、コメントです。' },
    link: { title: 'リンク', meaning: 'クリックすると開くアドレスです。' },
    exposure: { title: '撮影設定', meaning: '写真がどう撮影されたかです。' },
    preview: { title: 'プレビュー', meaning: 'ファイルの一覧に表示される小さな画像やカバー画像です。' },
    other: { title: 'その他のデータ', meaning: 'ソフトが独自に保存したデータです。' },
  },
  format: '形式：{format}',
  nothing: '何も見つかりませんでした。',
  absent: '調べて見つからなかったもの：{types}。',
  unread: '調べていないもの：',
  parts: {
    pixels: '顔、看板、画面など、画像そのものに写っているもの。',
    watermarks: '目に見えない透かし。',
    'maker-notes': 'カメラメーカー独自の情報（MakerNote）の中身。シリアル番号がよく含まれます。',
    packed: 'Brotliで圧縮されたメタデータ。',
    recording: '顔、声、看板など、映っているものと聞こえるもの。',
    'data-tracks': 'データトラックの中身。',
    scans: 'スキャンしたページなど、画像の中の文字。',
    attachments: '添付ファイルの中身。保存して、1つずつ調べてください。',
    signatures: '電子署名。「PDFの署名を検証」で、誰が署名したか分かります。',
    'undrawn-pages': '描画できなかったページと、301ページ目以降の、隠れた文字と表示範囲の外の内容。',
    format: 'メタデータ。この形式からは、ここでは読めません。',
  },
  removedBy: '削除するには「{tool}」を使ってください。',
  notRemoved: 'これを削除できるツールは、ここにはありません。',
  more: 'ほか{count}件',
  page: '{page}ページ目',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: '見えない文字',
  'over-picture': 'スキャンのように、画像の上にある透明な文字',
  version: '全{versions}版のうち第{version}版',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': '位置や動きの記録が入っている可能性のある、カメラのデータトラック',
  'data-track': 'データトラック',
  drawings: '図形または画像',
  'differing-shape': 'プレビューは{preview}ピクセル、画像は{picture}で、縦横比が違います',
  'differing-content': 'プレビューは{preview}ピクセル、画像は{picture}で、縦横比は同じですが、写っているものが違います',
};

/** What was found, in words. */
export const itemInWords: typeof english.itemInWords = ({ name, value, page }) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'レポート',
  useIn: (title) => `「${title}」で開く`,
  absent: '調べて見つからなかったもの',
  unread: '調べていないもの',
  names: {
    'Date time original': '撮影日時',
    'Date time digitized': 'デジタル化の日時',
    'Date time': '更新日時',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `見つかったもの：場所、人、機器。` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0)
    return `見つかったもの：${listOf(findings.map(({ type }) => inspectionWords.types[type].title))}。`;
  return unread.includes('format') ? 'この形式のメタデータは、ここでは読めません。' : '何も見つかりませんでした。';
};
