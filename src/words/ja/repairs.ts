import type * as english from '#words/repairs.ts';
import type { Words } from '#wording/words.ts';
import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'ヘッダーがありませんでした。',
  beforeHeader: (bytes) => `ヘッダーの前の余分な${count(bytes, 'バイト')}を取り除きました。`,
  end: () => 'ファイルの末尾がありませんでした。',
  search: () => 'オブジェクトの一覧が破損していたため、ファイル全体から探し直しました。',
  crossReference: (times) => `オブジェクトの一覧か、その後のトレーラーに${count(times, '個')}の誤りがありました。`,
  places: (times) => `${count(times, '個')}のオブジェクトが一覧と違う場所にありました。`,
  objects: (times) => `${count(times, '個')}のオブジェクトに構文の誤りがありました。`,
  lost: (times) => `読めないオブジェクト${count(times, '個')}を取り除きました。`,
  lengths: (times) => `${count(times, '個')}のストリームの長さが間違っていました。`,
  streams: (times) => `${count(times, '個')}のストリームのデータが破損していたため、展開できた分を残しました。`,
  unmarked: (times) => `${count(times, '個')}のストリームに終了の印がありませんでした。`,
  changed: (times) =>
    `${count(times, '個')}のストリームのチェックサムが間違っていました。データの一部が変わっている可能性があります。`,
  unused: (times) => `どこからも使われていない破損したストリーム${count(times, '個')}を取り除きました。`,
  pictureStarts: (times) => `画像${count(times, '枚')}の先頭にあった余分なデータを取り除きました。`,
  pageSearch: () => 'ページがどこからも参照されていなかったため、オブジェクト番号の順に並べました。',
  root: () => 'カタログがページツリーの先頭を指していませんでした。',
  loops: (times) => `ページツリーに${count(times, 'か所')}の循環がありました。`,
  kids: (times) => `ページツリーに、存在しないページや部分が${count(times, '個')}載っていました。`,
  types: (times) => `ページツリーの${count(times, 'か所')}に種類の指定がありませんでした。`,
  inside: (times) => `ページツリーの中に埋もれていた${count(times, 'ページ')}を分けました。`,
  again: (times) => `2回以上現れていた${count(times, 'ページ')}を分けました。`,
  counts: (times) => `ページツリーの${count(times, 'か所')}で、ページ数が間違っていました。`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) => `展開できないストリーム${count(times, '個')}をそのまま残しました。PDFリーダーでは使えません。`,
  pictures: (times) =>
    `デコードできない画像${count(times, '枚')}をそのまま残しました。PDFリーダーでは何も表示されません。`,
  pixels: (times) =>
    `データが破損した画像${count(times, '枚')}をそのまま残しました。一部がおかしく見えることがあります。`,
  contents: (times) => `${count(times, 'ページ')}の描画命令に誤りがあります。PDFリーダーは読めない部分を飛ばします。`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['破損は見つかりませんでしたが、ファイルを書き直しました。']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`${count(statedPages, 'ページ')}あるはずですが、見つかったのは${describeWhole(pages)}ページです。`]),
    ...(Object.keys(remaining).length > 0 ? ['残った問題：', ...told(left, remaining)] : []),
    `確認したもの：オブジェクト${count(checked.objects, '個')}、ストリーム${count(checked.streams, '個')}、${count(pages, 'ページ')}。`,
    ...(unchecked.pictures > 0
      ? [`JPEG、JPEG 2000、JBIG2、FAX形式の画像${count(unchecked.pictures, '枚')}は、先頭だけを確認しました。`]
      : []),
    ...(unchecked.streams > 0
      ? [
          `確認していないもの：ここで展開するには大きすぎるか、未知の方式で圧縮されたストリーム${count(unchecked.streams, '個')}。`,
        ]
      : []),
    ...(wasLinearized
      ? ['元のファイルは最初のページが早く表示される構成（リニアライズ）でしたが、結果はそうなっていません。']
      : []),
  ];
  return sentences.join('');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
