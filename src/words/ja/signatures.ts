import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords =
  'このページはネットワークに接続できないため、タイムスタンプと証明書の失効は確認していません。';

const verdicts: Record<SignatureVerdict, string> = {
  valid: '有効',
  'signed-further': '有効、その後に追加の署名あり',
  'filled-in': '有効、ただし署名後にフォームや注釈の変更あり',
  'changed-later': '署名後に変更あり',
  changed: '無効：署名された内容が変更されています',
  'wrong-range': '無効：署名に必要な範囲を含んでいません',
  expired: '無効：署名時に証明書の有効期間外でした',
  'self-signed': '有効、ただし自己署名の証明書のため、署名者を保証する第三者がいません',
  'broken-chain': '無効：証明書が、記載された認証局から発行されていません',
  unsupported: '未検証：この種類の署名には対応していません',
  unreadable: '未検証：署名を読めません',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'このファイルには電子署名がありません。',
  title: '署名{number}：{verdict}',
  verdicts,
  faults: {
    digest: 'ファイルの内容が、署名されたものと違います。',
    signature: '署名が、証明書の鍵で作られていません。',
    attributes: '署名対象の種類が署名に記録されていません。',
    certificate: '証明書が、署名に記載されたものと違います。',
    'range-numbers': 'バイト範囲がファイルに合っていません。',
    'range-start': 'ファイルの先頭が署名されていません。',
    'range-gap': '署名の対象外の部分に、署名以外のデータが入っています。',
    'range-elsewhere': '署名の対象外の部分が、この署名の場所と一致しません。',
    'range-end': '署名された範囲が、版の途中で終わっています。',
    unlisted: 'ファイルのどの版も、この署名を参照していません。',
    padding: '署名用に確保された領域の余白にデータがあります。',
    'no-certificate': '署名者の証明書がファイルにありません。',
    'not-a-signature': 'CMS署名ではないか、破損しています。',
    'several-signers': '1つの署名に複数の署名者がいます。',
    'document-timestamp': '文書全体のタイムスタンプです。',
    kind: 'この署名の形式には対応していません。',
    algorithm: 'この署名のアルゴリズムまたは鍵には対応していません。',
  },
  changes: {
    'page-content': '{page}ページ目：内容が違います。',
    'page-added': '{page}ページ目が追加されました。',
    'page-removed': '署名された版の{page}ページ目が削除されました。',
    'page-actions': '{page}ページ目：開閉時の動作が違います。',
    'pages-moved': 'ページの順番が違います。',
    annotations: '{page}ページ目：注釈またはリンク（追加{added}、変更{changed}、削除{removed}）。',
    'field-value': 'フォームフィールド「{name}」：「{before}」が「{after}」になりました。',
    'field-added': 'フォームフィールド「{name}」が追加されました。',
    'field-removed': 'フォームフィールド「{name}」が削除されました。',
    'field-changed': 'フォームフィールド「{name}」の見た目または動作が違います。',
    'signature-added': '署名「{name}」が追加されました。',
    'signature-removed': '署名「{name}」が削除されました。',
    'signature-replaced': '署名「{name}」が置き換えられました。',
    form: 'フォームの設定が違います。',
    layers: 'レイヤー、またはその表示が違います。',
    actions: 'スクリプトまたは動作が違います。',
    attachments: '添付ファイルが違います。',
    names: '文書の名前付きの要素が違います。',
    outline: 'しおりが違います。',
    permissions: '文書の権限が違います。',
    metadata: 'メタデータが違います。',
    'validation-data': '後で署名を検証するためのデータが追加または変更されました。',
    other: '文書の項目「{key}」が違います。',
    'loose-bytes': '末尾に{bytes}バイトが追加されましたが、その働きは分かりません。',
    damaged: 'ファイルが破損しているため、ソフトによって表示が変わることがあります。',
  },
  chainEnds: {
    'self-signed': '自己署名の証明書です。本人であることを保証する第三者がいません。',
    root: 'チェーンはそろっています。最後の証明書を信頼するかどうかは、ご自分で判断してください。',
    incomplete: '次の証明書がファイルにないため、チェーンをそれ以上確認できませんでした。',
    broken: 'チェーンが途切れています。発行する権限のない証明書から発行された証明書があります。',
    unsupported: 'チェーンに、対応していないアルゴリズムまたは鍵が使われています。',
  },
  times: {
    within: '（署名者の時計による）',
    before: '（署名者の時計による、証明書が有効になる前）',
    after: '（署名者の時計による、証明書の期限が切れた後）',
    'not-stated': '記載なし',
  },
  allows: {
    1: 'なし',
    2: 'フォームへの入力と署名',
    3: 'フォームへの入力、署名、注釈',
  },
  facts: {
    problem: '問題',
    signer: '署名者',
    'stated-name': '記載された名前',
    time: '署名日時',
    reason: '理由',
    location: '場所',
    contact: '連絡先',
    field: 'フォームフィールド',
    format: '形式',
    algorithm: 'アルゴリズム',
    covers: '署名の範囲',
    allows: '許可された変更',
    later: '後の変更',
    subject: '証明書',
    issuer: '発行者',
    serial: 'シリアル番号',
    validity: '有効期間',
    fingerprint: 'SHA-256',
    chain: 'チェーン',
    timestamp: 'タイムスタンプ',
  },
  range: 'バイト{from}〜{gapStart}、{gapEnd}〜{end}',
  coversAll: 'ファイル全体',
  coversVersion: 'このファイルの{versions}版のうち第{version}版',
  algorithm: '{signature}、{digest}',
  weak: '（弱い：同じSHA-1になる2つのファイルを作れます）',
  validity: '{from}〜{to}',
  expired: '（期限切れ）',
  removed: 'この署名は、後の版で削除されました。',
  unnamed: '名前なし',
  timestamp: 'あり、未検証',
  unchecked: `${uncheckedWords}証明書を、信頼できる認証局の一覧とも照合していません。`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? '有効、ただし弱いSHA-1で作られています。'
    : `${verdicts[verdict]}。この署名は、弱いSHA-1で作られています。`;

/** `山田 花子：有効。` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? '不明な署名者' : name}：${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}。`}`,
  );
  return [`署名${count(signatures.length, '件')}。`, ...told, uncheckedWords].join('');
};

/** The text of a visible signature: in English, because no font for PDF here has Japanese letters. */
export const signatureLines = {
  signer: 'Digitally signed by {name}',
  date: 'Date: {date}',
  reason: 'Reason: {reason}',
  location: 'Location: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `${name}として署名しました。`,
    ...(earlier === 0 ? [] : [`前からあった署名${count(earlier, '件')}を残しました。`]),
    'このページはネットワークに接続できないため、タイムスタンプはありません。',
  ].join('');
