import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })}先に「スキャンを検索可能に（OCR）」を使うか、その上に範囲を描いてください。`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })}その上に範囲を描いてください。`;
  return '画像の中の文字は検索できません。その上に範囲を描いてください。';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'このファイルはパスワードで保護されています。',
    hint: 'パスワードを入力すると開けます。パスワードも、ファイルと同じくこの端末の外に出ません。',
  },
  'wrong-password': {
    title: 'パスワードが正しくありません。',
    hint: '大文字と小文字が合っているか確認してください。パスワードが2つあるファイルでは、どちらでも開けます。',
  },
  'unknown-lock': {
    title: 'このファイルは、パスワードではなく、証明書か権利管理サービスで保護されています。',
    hint: '専用のソフトで開き、保護なしで保存してください。',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `このファイルに${describeWhole(page)}ページ目はありません。全${count(pages, 'ページ')}です。`,
    hint: 'ページは1から数えます。lastは最後のページです。',
  }),
  'no-pages': { title: 'このファイルにはページがありません。', hint: 'コピーかダウンロードをし直してください。' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `${page}ページ目は、この解像度には大きすぎます。${describeNumber(wanted)}ピクセルになります。`,
    hint: `上限は${describeNumber(most)}ピクセルです。解像度を下げるか、このページを除いてください。`,
  }),
  'unread-page': ({ page }) => ({
    title: `${page}ページ目の内容を読めません。`,
    hint: '破損しているか、未知の方式で圧縮されています。このページを削除するか、ファイルのコピーかダウンロードをし直してください。',
  }),
  'no-pages-left': { title: 'ページが1つも残りません。', hint: '少なくとも1ページは残してください。' },
  'no-signature': { title: '署名がまだありません。', hint: '手書きするか、名前を入力するか、画像を選んでください。' },
  'no-key': {
    title: '鍵がまだありません。',
    hint: '.p12か.pfxファイル、または秘密鍵と証明書のPEMファイルを選んでください。',
  },
  'unread-key': ({ name }) => ({
    title: `${name}は、Stayputで読み込める鍵や証明書ではありません。`,
    hint: '.p12か.pfxファイル、またはPEMファイルを使ってください。ICカードやトークンの鍵は、Webページでは使えません。',
  }),
  'no-key-password': {
    title: 'この鍵はパスワードで保護されています。',
    hint: '鍵のパスワードを入力してください。パスワードも、鍵と同じくこの端末の外に出ません。',
  },
  'wrong-key-password': {
    title: '鍵のパスワードが正しくありません。',
    hint: '大文字と小文字が合っているか確認してください。鍵を書き出したときに設定したパスワードです。',
  },
  'no-private-key': {
    title: 'これらのファイルには秘密鍵がありません。',
    hint: '証明書だけでは署名できません。秘密鍵のファイルも選ぶか、両方が入った.p12か.pfxファイルを選んでください。',
  },
  'no-certificate': {
    title: 'これらのファイルには、この鍵の証明書がありません。',
    hint: '証明書のファイルも選ぶか、両方が入った.p12か.pfxファイルを選んでください。',
  },
  'unsupported-key': {
    title: 'この種類の鍵には対応していません。',
    hint: 'RSA鍵と、P-256、P-384、P-521のECDSA鍵が使えます。',
  },
  'certificate-expired': ({ end }) => ({
    title: `この証明書は${end}に期限が切れました。`,
    hint: '今この証明書で署名しても有効になりません。新しい証明書を発行してもらってください。',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `この証明書は${start}から有効になります。`,
    hint: 'それまで待つか、端末の日付を確認してください。',
  }),
  'signing-encrypted': {
    title: 'このファイルは暗号化されています。暗号化されたファイルには、ここでは署名できません。',
    hint: '先に「PDFの保護を解除」で保護を外してから署名してください。元からある署名は削除されます。',
  },
  'signing-damaged': {
    title: 'このファイルは破損しているため、署名しても信頼性がありません。',
    hint: '先に「PDFを修復」で修復してから署名してください。元からある署名は削除されます。',
  },
  'signing-not-allowed': {
    title: 'このファイルの作成者は、これ以上の署名を許可していません。',
    hint: '署名を追加すると、作成者の署名が無効になります。',
  },
  'nothing-to-redact': {
    title: '削除するものが選ばれていません。',
    hint: 'ページに範囲を描くか、探す言葉を入力してください。',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `次の言葉は、このファイル${scans.length > 0 ? 'の文字の中' : ''}にありません：${words.join('、')}。`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'この正規表現は正しくありません。', hint: '修正するか、欄を空にしてください。' },
  'no-matches': (facts) => ({
    title: '探しているものは、このファイルの文字の中にありません。',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `${page}ページ目に何も残りません。`,
    hint: '範囲を大きくするか、このページを除いてください。',
  }),
  'no-pages-chosen': { title: 'ページが選ばれていません。', hint: '少なくとも1ページを選んでください。' },
  'not-two-files': ({ files }) => ({
    title: `比較するファイルは2つです。今は${files}個あります。`,
    hint: '古い版、新しい版の順に、2つだけにしてください。',
  }),
  'no-outline': {
    title: 'このファイルには、分割に使えるしおりがありません。',
    hint: 'ページ数かサイズで分割してください。',
  },
  'no-text': {
    title: 'このファイルには文字がありません。',
    hint: 'ページがスキャンなら、先に「スキャンを検索可能に（OCR）」を使ってください。',
  },
  'no-pictures': {
    title: 'このファイルには画像がありません。',
    hint: 'ページ全体を画像にするには、「PDFを画像に変換」を使ってください。',
  },
  'no-words': { title: '文字がまだありません。', hint: 'ページに書く文字を入力してください。' },
  'unwritable-text': ({ characters }) => ({
    title: `次の文字は、ページに書き込めません：${characters.join(' ')}`,
    hint: 'ラテン文字、ギリシャ文字、キリル文字、アルメニア文字、ジョージア文字が使えます。ほかの文字を削除してください。',
  }),
  'no-password': { title: 'パスワードがまだありません。', hint: 'ファイルを保護するパスワードを入力してください。' },
} satisfies Partial<ErrorTable>;
