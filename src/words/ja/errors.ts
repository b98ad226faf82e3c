import type * as english from '#words/errors.ts';
import type { Words } from '#wording/words.ts';
import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

const withPieces =
  '断片と一緒に、またはすべてが入ったフォルダをドロップし直してください。ネットワークからは何もダウンロードしません。';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'このファイルは空です。', hint: '0バイトです。コピーかダウンロードをし直してください。' },
  'unknown-format': {
    title: 'このファイルの種類を判別できません。',
    hint: '先頭のデータが、Stayputで開けるどの形式とも一致しません。ほかのソフトで開けるか確認してください。',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'これはストリーム（HLS）のプレイリストです。動画の断片の一覧だけが入っています。',
    hint: `断片${pieceNames(first, last)}と一緒に、またはすべてが入ったフォルダをドロップし直してください。ネットワークからは何もダウンロードしません。`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `このプレイリストの${count(all, '個')}のファイルのうち、足りないものがあります：${listOf([...names, ...(more > 0 ? [`ほか${more}個`] : [])])}。`,
    hint: withPieces,
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name}は使われませんでした。ストリームの${streamParts[part]}です。`,
    hint: 'ストリームの中で最も画質のよい映像と、メインの音声を使います。',
  }),
  'wrong-stream-key': {
    title: 'このストリームの断片は暗号化されていて、この鍵では開けません。',
    hint: '鍵が別のストリームのものかもしれません。ダウンロードし直してください。',
  },
  'piece-without-start': {
    title: 'これはストリームの断片です。ストリームの先頭がないと開けません。',
    hint: 'ほかの断片とプレイリスト（.m3u8）と一緒にドロップしてください。',
  },
  'wrong-tool': ({ format }) => ({
    title: `このツールでは${format}ファイルを開けません。`,
    hint: `${format}用のツールを使ってください。`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'このファイルは破損しているか不完全です。',
    hint: `先頭は${format}ですが、最後まで読めません。コピーかダウンロードをし直してください。`,
  }),
  'corrupt-playlist': {
    title: 'このプレイリストは破損しているか不完全です。',
    hint: 'コピーかダウンロードをし直してください。',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `この${format}は${describeCoding(coding)}保存されていて、ここでは読めません。`,
    hint: '作成したソフトで保存し直してください。1チャンネルあたり8か16ビットのRGBで、一般的な圧縮か圧縮なし、またはPNGにしてください。',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'このファイルを処理するには、ブラウザのメモリが足りません。',
    hint: `必要なメモリは${isMore ? '' : '約'}${describeAtLeast(needed, isMore)}、使えるのは約${describeSize(available)}です。`,
  }),
  'out-of-memory': {
    title: 'このファイルの処理中に、ブラウザのメモリが足りなくなりました。',
    hint: 'ほかのタブやソフトを閉じてもう一度試すか、もっと小さいファイルを使ってください。',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `このファイルは、展開すると${describeSize(limit)}を超えます。`,
    hint: 'Stayputで開けるサイズを超えています。',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `この${format}は、部品の繰り返しが多すぎて描画できません。`,
    hint: `部品の中に部品が入れ子になっていて、小さなファイルでも展開すると巨大になります。信頼できるファイルなら、作成したソフトでPNGか、もっと単純な${format}として保存してください。`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `この${format}の一部は別のファイル（${name}）にあります。`,
    hint: 'ここでは何もダウンロードしません。作成したソフトで、すべてを1つのファイルに入れて保存してください。',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format}の幅と高さは最大${describeWhole(limit)}ピクセルです。この画像は${width} × ${height}です。`,
    hint: '別の形式を選ぶか、先に画像のサイズを変更してください。',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint}または、一覧から外して、ほかのファイルで続けてください。` };
  },
  'step-failed': ({ step, title, problem }) => within(`ステップ${step}（${title}）`, problem),
  'no-mark': { title: '画像に入れるものがありません。', hint: '画像を選ぶか、文字を入力してください。' },
  'bad-mark': {
    title: '透かしまたは署名の画像を読めません。',
    hint: 'PNG、JPEG、WebPを選んでください。',
  },
  'bad-cover': {
    title: 'カバー画像がJPEGでもPNGでもありません。',
    hint: 'プレーヤーが表示できるのはJPEGとPNGだけです。先に変換してください。',
  },
  'no-frames': ({ frames }) => ({
    title: `指定したフレームはありません。このファイルは全部で${count(frames, 'フレーム')}です。`,
    hint: '最後のフレームより前から始まる範囲を選んでください。',
  }),
  'nothing-left': ({ width, height }) => ({
    title: '切り抜き枠がこの画像の外にあります。',
    hint: `画像は${width} × ${height}ピクセルです。枠を動かすか、幅と高さの割合で切り抜いてください。`,
  }),
  'camera-raw': {
    title: 'このカメラのRAWファイルには、使える大きさのプレビューがありません。',
    hint: 'ここではRAWデータを現像できません。先にTIFFかJPEGとして書き出してください。',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `このファイルは、ここでは${describeSize(smallest)}より小さくできません。指定は${describeSize(limit)}です。`,
    hint: 'もっと大きいサイズか、別の形式を選んでください。',
  }),
  'cannot-strip': ({ format }) => ({
    title: `この${format}ファイルのメタデータは、再エンコードしないと削除できません。`,
    hint: '別の形式に変換するとメタデータも削除されます。または、すべて残す設定を選んでください。',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `このブラウザは、この設定では${isAnimated ? 'アニメーション' : ''}${format}を書き出せません。`,
    hint: '別の形式を選ぶか、別のブラウザを使ってください。',
  }),
  'encoder-failed': {
    title: 'このブラウザでは結果をエンコードできませんでした。',
    hint: '元のファイルは変わっていません。別の形式、小さいサイズ、低い品質を選ぶか、別のブラウザを使ってください。',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `このブラウザでは${describeCodec(undecodable)}をデコードできません。`,
    hint: `何も変わっていません。別のブラウザならできるかもしれません。${anyOf(programs)}などのソフトで変換できます。`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `このサイトでは${describeCodec(undecodable)}をデコードできません。`,
    hint: `何も変わっていません。別のブラウザでも同じです。${anyOf(programs)}などのソフトなら変換できるかもしれません。`,
  }),
  'no-track': ({ track }) => ({
    title:
      track === 'video-or-audio'
        ? 'このファイルには映像も音声もありません。'
        : `このファイルには${trackWords[track]}がありません。`,
    hint:
      track === 'video-or-audio'
        ? '映像か音声のあるファイルを選んでください。'
        : `${trackWords[track]}のあるファイルを選んでください。`,
  }),
  'only-subtitles': {
    title: 'このファイルには字幕しかありません。',
    hint: '映像か音声のあるファイルを選んでください。',
  },
  'no-packets': ({ track }) => ({
    title: `このファイルには、${track === 'video-or-audio' ? '映像や音声' : trackWords[track]}の情報はありますが、中身がありません。`,
    hint: '不完全か、ストリームの断片かもしれません。ほかの断片とプレイリスト（.m3u8）と一緒にドロップしてください。',
  }),
  'bad-range': ({ duration }) => ({
    title: '指定した時間の範囲には何もありません。',
    hint: `ファイルの長さは${describeDuration(duration)}です。開始は、それより前の時刻にしてください。`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `このファイルの文字は${describeAtLeast(size, isMore)}あります。上限は${describeSize(most)}です。`,
    hint: '映画1本分の字幕でもこれよりずっと小さいので、字幕ではない可能性があります。',
  }),
  'no-cues': {
    title: 'このファイルには、正しい時間の付いた字幕がありません。',
    hint: '各字幕には00:00:01.000 --> 00:00:02.000のような行があり、その下に文字が入ります。',
  },
  'too-many-cues': (facts) => ({
    title: `このファイルには字幕が${count(facts.count, '件')}あり、多すぎます。`,
    hint: 'これほど多い映画はありません。ファイルを分割してください。',
  }),
  'no-cues-left': ({ format }) => ({
    title: `${format}に字幕が1つも残りません。ずらすと、すべて0:00より前に終わってしまいます。`,
    hint: 'ずらす時間を短くしてください。',
  }),
  'nothing-read': {
    title: '文字が見つかりませんでした。',
    hint: '言語を確認するか、もっと鮮明なスキャンや画像を使ってください。',
  },
  'no-subtitles': {
    title: '追加する字幕がまだありません。',
    hint: 'SRTかWebVTTのファイルを選んでください。',
  },
  'no-subtitles-named': ({ stem }) => ({
    title: 'この動画と同じ名前の字幕ファイルがありません。',
    hint: `${stem}.srtや${stem}.ja.srtのように動画と同じ名前にするか、「全動画にすべて追加」を選んでください。`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `${name}の字幕は、すべてこの動画の終わりより後に始まります。`,
    hint: '別の映画の字幕かもしれません。時間をずらすには「字幕を変換」を使ってください。',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `このファイルの字幕は画像です（${codecs.join('、')}）。`,
    hint: 'ここでは文字にできません。Subtitle Editなどのソフトならできます。',
  }),
  'several-codings': ({ track }) => ({
    title: `このファイルの${track === 'video-or-audio' ? '映像や音声' : trackWords[track]}は、途中で別の符号化方式に変わっています。再エンコードせずにつなげられたファイルです。`,
    hint: 'ここでは1つの方式しか読めず、残りは壊れてしまいます。先に、VLCかHandBrakeで変換してください。',
  }),
  'copy-protected': {
    title: 'このファイルの映像または音声は暗号化されています。',
    hint: '鍵のあるプレーヤーでしか再生できません。何も変わっていません。',
  },
  'no-space': ({ needed, available }) => ({
    title: '結果を保存するディスクの空きが足りません。',
    hint: `約${describeSize(needed)}必要で、空きは${describeSize(available)}です。空き容量を増やして、もう一度試してください。`,
  }),
  'no-disk': ({ needed }) => ({
    title: '結果がメモリに収まらず、このブラウザではサイトがディスクに書き込めません。',
    hint: `最大${describeSize(needed)}になります。プライベートウィンドウでは、ディスクを使えないことがよくあります。通常のウィンドウか別のブラウザで、このページを開いてください。`,
  }),
  'disk-full': {
    title: '結果の書き込み中に、ブラウザが使えるディスクの空きがなくなりました。',
    hint: 'ディスクがいっぱいか、このサイトの上限に達しました。空き容量を増やすか、プライベートウィンドウなら通常のウィンドウを使って、もう一度試してください。',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'ブラウザが結果をディスクに書き込めませんでした。',
    hint: `もう一度試すか、プライベートウィンドウなら通常のウィンドウを使ってください。ブラウザのメッセージ：${cause}`,
  }),
  unreadable: {
    title: 'このファイルを読めなくなりました。',
    hint: '選んだ後に移動、変更、削除されたか、ファイルではなくフォルダの可能性があります。もう一度選んでください。',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'これらのファイルを別のツールに渡せませんでした。',
    hint: `ブラウザに一時保存できませんでした（${cause}）。先に結果を保存し、別のツールを開いてそのファイルを選んでください。`,
  }),
  'not-handed-over': {
    title: '前のページのファイルがありません。',
    hint: 'ここで選び直してください。結果だった場合は、戻って先に保存してください。',
  },
  'not-kept': {
    title: 'このページのファイルがなくなりました。',
    hint: '大きすぎて保存しておけなかったか、ブラウザが削除した可能性があります。もう一度選んでください。',
  },
  'timed-out': {
    title: 'このファイルの処理が進まなくなったため、中止しました。',
    hint: '何も変わっていません。ファイルが破損しているか、端末の負荷が高すぎた可能性があります。ほかのファイルは続行します。',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Stayput側で問題が起きました。',
    hint: '元のファイルは変わっていません。',
    cause,
  }),
};

export const describeFailure: Words<typeof english.describeFailure> = ({ code, facts }) => {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
};

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}：${title}` };
}
