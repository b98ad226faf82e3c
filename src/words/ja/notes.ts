import type * as english from '#words/notes.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'すでに十分小さいファイルです',
  animation: '圧縮するとアニメーションが失われます',
  pages: '圧縮すると最初のページ以外が失われます',
  'not-encrypted': '保護されていませんでした',
  'no-changes': '変更はありませんでした',
  'no-areas': '範囲が描かれていません',
  'no-fields': 'フォームフィールドがありません',
  'xfa-alone': 'Adobeのソフトでしか入力できないXFAフォームです',
  'has-text': 'すべてのページにすでに文字があります',
  'nothing-to-flatten': 'フォームフィールドも注釈もありません',
};

const sideNames: Record<string, string> = { width: '幅', height: '高さ' };

/** `JPEGのブロックの境目に合わせたため、幅が8ピクセル小さくなりました。` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        `JPEGのブロックの境目に合わせたため、${sideNames[side] ?? side}が${count(Math.abs(pixels), 'ピクセル')}${pixels > 0 ? '小さく' : '大きく'}なりました。`,
    )
    .join('');

const trackNames: Record<NamedTrack['type'], string> = { video: '映像', audio: '音声', subtitles: '字幕' };

/** `音声 AAC`, `透明部分`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${trackNames[part.type]} ${part.codec}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `${part.codec}の字幕` : '字幕';
    case 'transparency':
      return '透明部分';
    case 'chapters':
      return 'チャプター';
    case 'data':
      return 'データ';
    case 'programme':
      return '別の番組';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name}には入れられません`;
    case 'one-place':
      return `${formats[loss.container].name}には2つ目を入れられません`;
    case 'not-written':
      return `ここでは${formats[loss.container].name}にチャプターを書き込めません`;
    case 'no-decoder':
      return 'このブラウザではデコードできません';
    case 'no-encoder':
      return 'このブラウザではエンコードできません';
    case 'not-read':
      return 'ここでは読めません';
    case 'pictures':
      return '画像なので、ここでは文字にできません';
    case 'times':
      return 'タイミングが合わなくなります';
    case 'not-main':
      return 'メインのトラックだけを変更します';
    case 'joined':
      return '結合した動画には入りません';
    case 'black':
      return 'ここでは黒になります';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]}を${codec}に` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'レイヤー名',
  'page-labels': 'ページラベル',
  outline: 'しおり',
  fields: 'フォームフィールド',
  comments: '注釈',
  links: 'リンク',
  attachments: '添付ファイル',
  metadata: 'メタデータ',
  'program-data': 'ほかのソフトが保存したデータ',
  names: 'タグやその他の名前',
  'hidden-drawings': '非表示の図形',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `ステップ${step}「${title}」：`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `すでに文字があるため読み取らなかったページ：${namePages(pages)}。`,
  'pages-without-text': ({ pages }) => `文字が見つからなかったページ：${namePages(pages)}。`,
  'pages-not-drawn': ({ pages }) => `破損していて読み取れなかったページ：${namePages(pages)}。`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}。${stripped ? 'メタデータだけを除いた元の画像です。' : '元のファイルのままです。'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `${count(frames, 'フレーム')}のうち最初の1つです。`,
  'first-page-only': ({ pages }) => `${count(pages, 'ページ')}のうち最初の1ページです。`,
  'alpha-flattened': '透明部分は白になりました。',
  'page-parts-dropped':
    'Webページのように描かれる部分（foreignObject）が欠けています。図のラベルによく使われる部分です。図をPNGで書き出すか、foreignObjectを使わずに書き出してください。',
  'part-missing': ({ share }) =>
    `ファイルが破損しているか不完全です。画像の約${Math.max(1, Math.round(share * 100))}%が欠けていて、その部分は空白です。`,
  damaged: 'ファイルが破損しています。画像の一部がおかしく見えることがあります。',
  coarse: 'ファイルが不完全です。画像全体は残っていますが、画質が下がっています。',
  'fewer-colours': ({ colours }) => `最大${count(colours, '色')}です。`,
  'pixels-kept': ({ less }) =>
    `再エンコードしていないので、どのピクセルも変わっていません。${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'どのピクセルも変わっていません。回転情報をファイルに記録しました。ほとんどのソフトがそれに従って表示します。',
  'encoded-again': 'この種類のJPEGはそのまま回転や切り抜きができないため、再エンコードしました。',
  quality: ({ quality }) => `品質${Math.round(quality)}。`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? '約' : ''}${describeSize(bytes)}`).join('、')}。`,
  scaled: (size) => `収まるように${describePixels(size)}に縮小しました。`,
  'camera-preview': (size) =>
    `カメラが保存したプレビュー（${describePixels(size)}）です。ここではRAWデータを現像できません。`,
  'fewer-frames': ({ frameRate }) => `毎秒${Math.round(frameRate)}フレームに減らしました。`,
  'fonts-replaced': ({ font }) =>
    `このページは端末のフォントを使えないため、文字は${font}で描かれています。見た目を保つには、元のソフトで文字をアウトライン化してください。`,
  'icon-sides': ({ sides }) => `${listOf(sides.map(String))}ピクセルの画像が入っています。`,
  'converted-to-srgb': ({ from }) => `色を${from}からsRGBに変換しました。`,
  'reduced-depth': ({ from, to }) => `1チャンネルあたり${from}ビットから${to}ビットになりました。`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'ファイル')}、合計${describeDuration(seconds)}。`,
  'pieces-joined': ({ files, seconds }) =>
    `1つの録画の断片${count(files, '個')}を順番に並べました。合計${describeDuration(seconds)}です。`,
  'sound-joined-by-copying': '音声はコピーしたので、つなぎ目で最大25 msの音の乱れが聞こえることがあります。',
  joined: ({ images, ...size }) => `画像${count(images, '枚')}、全体で${describePixels(size)}。`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'フレーム')}、${Number(seconds.toFixed(2))}秒${whole === undefined ? '' : `（指定の${describeDuration(whole)}のうち、アニメーションの上限まで）`}。`,
  colours: ({ colours }) => count(colours.length, '色'),
  'data-url': ({ length }) =>
    `テキスト${describeSize(length)}。${length > longText ? 'Webページに埋め込むには長めです。別のファイルにすれば、ブラウザがキャッシュできます。' : ''}`,
  'cropped-in-the-middle': 'このブラウザでは一番目立つ部分を探せないため、中央を切り抜きました。',
  'hdr-dropped': 'HDRの明るさの情報は削除され、標準の画像になりました。',
  'metadata-dropped': 'メタデータ（日付、カメラ、場所、作成者）は削除されました。',
  'tracks-copied': '再エンコードせずにコピーしたので、劣化はありません。',
  'tracks-transcoded': ({ tracks }) => `再エンコード：${tracks.map(describeTrack).join('、')}。`,
  'more-bits': ({ from, to, times }) =>
    `ビットレートは${Number(times.toFixed(1))}倍です。同じ品質にするには、${to}は${from}より多くのビットが必要です。`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'コピーだけで正確にカットできたので、映像は劣化していません。'
      : `正確にカットしました。切れ目の近くの映像${seconds.toFixed(2)}秒を再エンコードし、残りはコピーしました。`,
  'part-dropped': ({ part, loss }) => `削除：${describePart(part)}（${describeLoss(loss)}）。`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `${(-seconds).toFixed(2)}秒早く始まります。元のファイルでは開始位置から直前のキーフレームまでさかのぼる部分が非表示になっていて、コピーするとその部分も入ります。`
      : `直前のキーフレーム（${seconds.toFixed(2)}秒）から始まります。`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name}は場面の途中で切られていました。最初の完全な映像は${seconds.toFixed(2)}秒後で、それまでは音声だけです。`,
  'ends-early': ({ seconds, expected }) =>
    `${describeDuration(seconds)}で終わります。全体の${describeDuration(expected)}のうち、残りは読めませんでした。`,
  'recordings-within': (note) =>
    `ファイルには続けて${note.count}個の録画・録音が入っていました。${note.decoded ? 'デコードして' : ''}1つに結合しました。`,
  'second-layer': '音声がMP3ではなくMP2なので、.mp2で保存します。再生できない音楽プレーヤーもあります。',
  'decoded-by-browser': ({ uncertain }) =>
    `ブラウザのプレーヤーでデコードしたため、タグは引き継がれません。${uncertain ? '一部が欠けている可能性があるので、結果を聞いて確認してください。' : ''}`,
  'cut-off': 'ファイルが破損しているか不完全です。途切れたところで結果も終わります。',
  'audio-damaged': ({ name = 'ファイル' }) => `${name}が破損しています。音声の一部がおかしく聞こえることがあります。`,
  'frames-damaged': (note) =>
    `ファイルが破損しています。映像の${count(note.of, 'フレーム')}のうち${describeWhole(note.count)}フレームが壊れていますが、そのままコピーしました。`,
  'edits-ignored': 'ファイルには順番や速度を変える編集が入っていましたが、無視して、元の録画・録音のままにしました。',
  loudness: ({ from, to, wanted }) =>
    `ラウドネスは${from.toFixed(1)} LUFSから${to.toFixed(1)} LUFSになりました。${wanted === undefined ? '' : `${wanted} LUFSでは音が割れてしまいます。`}`,
  'channels-mixed': ({ from, to }) => `${count(from, 'チャンネル')}を${to}チャンネルにまとめました。`,
  cues: (note) => `字幕${count(note.count, '件')}。`,
  'subtitles-added': (note) =>
    `追加：${note.name}の字幕${count(note.count, '件')}（${note.language ? `言語：${note.language}` : '言語の指定なし'}）。`,
  'cues-late': (note) => `動画の終わりより後に始まる字幕${count(note.count, '件')}を削除しました。`,
  'read-as': ({ encoding }) =>
    `ファイルに文字コードの指定がないため、${encoding}として読みました。文字化けがないか確認してください。結果はUTF-8です。`,
  'cues-malformed': ({ lines }) =>
    `正しい時間のない字幕を削除しました：ファイルの${listOf(lines.slice(0, 10).map(String))}行目${lines.length > 10 ? `、ほか${lines.length - 10}行` : ''}。`,
  'cues-early': (note) => `開始より前に終わってしまう字幕${count(note.count, '件')}を削除しました。`,
  'cues-begun': (note) => `0:00より前に始まってしまう字幕${count(note.count, '件')}を、0:00から始まるようにしました。`,
  'cues-plainer': 'この形式が対応していない色、フォント、話者名、位置を削除しました。',
  pages: (note) => `${count(note.count, 'ページ')}。`,
  sides: ({ pages, sides }) => `${count(pages, 'ページ')}を${count(sides, '面')}に並べました。`,
  repaired: describeRepair,
  'colours-kept': (note) => `画像とグラデーション${count(note.count, '個')}には色が残っています。`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'ページ')}：違いは見つかりませんでした。`
      : `${count(pages, 'ページ')}のうち${different}ページに違いがあります。`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `署名${count(note.count, '件')}を削除しました。署名は元のファイルでしか有効でないためです。`,
  'standards-unchecked': ({ standards }) =>
    `ファイルには${listOf(standards)}準拠という記載が残っていますが、実際に準拠しているかは確認していません。`,
  'fields-renamed': (note) =>
    `前のファイルに同じ名前があったため、フォームフィールド${count(note.count, '個')}の名前を変えました。`,
  'attachments-removed': (note) => `添付ファイル${count(note.count, '個')}を削除しました。`,
  'articles-removed': (note) =>
    `このファイルにないページにも続いているアーティクル${count(note.count, '個')}を削除しました。`,
  'output-intents-differ':
    '後のファイルの出力カラープロファイルが最初のファイルと違います。そのページと一緒に残しましたが、ソフトによっては使われません。',
  'portfolio-removed': 'ポートフォリオのファイル一覧を削除しました。結果には、中のページが表示されます。',
  'program-data-removed': 'サムネイルや、ソフトが独自に保存したデータを削除しました。',
  'above-limit': ({ limit }) => `1ページだけで${describeSize(limit)}を超えています。`,
  'fields-filled': (note) => `${count(note.count, '項目')}を入力しました。`,
  'not-as-form-asks': ({ fields }) =>
    `フォームの指定と違う書式ですが、入力した通りに保存しました：${listOf(fields.map(({ label, example }) => `「${label}」（${example}）`))}。`,
  'letters-left-to-reader': ({ letters }) =>
    `次の文字のフォントがStayputにないため、その文字を含むフィールドは、開いたPDFリーダーが描画します：${letters.join(' ')}`,
  'marks-written': ({ pages }) => `書き込んだページ：${namePages(pages)}。`,
  flattened: (note) => `フィールドと注釈${count(note.count, '個')}をページに統合しました。`,
  'letters-replaced': ({ letters }) =>
    `フィールドの一部の文字をここでは描画できず、「?」にしました：${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `注釈${count(note.count, '個')}を削除しました（メディア、ファイル、または描画できないもの）。`,
  'annotations-kept': (note) =>
    `注釈${count(note.count, '個')}をそのまま残しました（メディア、ファイル、または描画できないもの）。`,
  redacted: ({ areas, pages }) =>
    `${count(pages, 'ページ')}の${count(areas, 'か所')}を、すべてのメタデータ、スクリプト、サムネイルと一緒に削除しました。`,
  'pages-as-pictures': ({ pages }) =>
    `一部だけを削除できないものがあったため、検索できる文字のない画像になったページ：${listOf(pages.map(String))}。`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `このファイルの文字の中に見つかりませんでした：${quoted(words)}。`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `非表示のレイヤーにある${count(words, '語')}は、ページに表示されないため含めませんでした。`,
  'still-there': ({ words, places }) =>
    `まだファイルに残っています：${quoted(words)}（${readPlaces(places)}）。そちらも確認してください。`,
  'hidden-not-removed': '枠の外は隠れていますが、ファイルには残っています。',
  'pages-not-found': ({ stated, found }) => `破損のため、${count(stated - found, 'ページ')}が見つかりませんでした。`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Adobeのソフトでしか表示できないXFAフォームを削除しました。結果は、ほかのソフトで表示されるページです。'
      : 'XFAフォームを削除しました。ページはそのままです。',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
