import type * as english from '#words/proof.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: '拒否',
    silent: 'メッセージなしで拒否',
    unseen: '拒否を確認できず',
    absent: 'このブラウザに機能なし',
    untried: '試せなかった',
  },
  notTried: '未試行',
  silent: 'このブラウザが適用する接続先の許可リストにより、拒否されます。',
  gone: 'このファイルを読めなくなりました。もう一度選んでください。',
  taken: (bytes) => describeSize(bytes),
  again: 'もう一度試す',
  tried: '通り試行',
  refused: '通り拒否',
  refusedOrAbsent: '通り拒否、または存在せず',
  elsewhere: {
    title: '次はこの1行を、ほかのサイトで試してください',
    how: 'ほかのサイトで開発者ツールを開き（多くのブラウザではF12）、「コンソール」を選んで貼り付けてください。文字が送られたかどうかが表示されます。このサイトでは「refused」（拒否）と表示されます。',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'コピー',
    what: 'この行',
  },
  save: '画像として保存',
  unsaved: '画像を作れませんでした。オンラインであることを確認して、もう一度試してください。',
  picture: {
    name: 'file-stayed-put.png',
    told: 'Webページに自分のファイルを送信させてみたら、ブラウザが拒否しました。',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) =>
    holds ? 'ここでは拒否されます。' : holds === false ? 'ここでは拒否されません。' : 'ここでは不明です。',
  sample: (id) => `このページで作ったサンプル：${id}\n`,
  sum({ refused, silent, unseen, absent, untried }) {
    const all = refused + silent + unseen + untried;
    const parts = [
      `エラーメッセージあり${refused}件`,
      ...(silent > 0 ? [`メッセージなし${silent}件`] : []),
      ...(absent > 0 ? [`このブラウザにないもの${absent}件`] : []),
      ...(untried > 0 ? [`試せなかったもの${untried}件`] : []),
      ...(unseen > 0 ? [`拒否を確認できなかったもの${unseen}件`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `${all}件の試みのうち${refused + silent}件が遮断されました`
        : `${all}件の試みがすべて遮断されました`;
    const rest = unseen + untried > 0 ? '詳しくは下の一覧をご覧ください。' : 'ファイルの内容は何も外に出ませんでした。';
    return `${blocked}（${listOf(parts)}）。${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }) {
    const done = `リクエスト${describeWhole(made)}回、受信${describeSize(received)}、拒否${describeWhole(refused)}回。`;
    return doubtful > 0
      ? `${done}${describeWhole(doubtful)}回は何かを持ち出した可能性があります。どれかは一覧で確認できます。`
      : `${done}送信されたファイルのデータは0バイトです。ほかのホストへ向かったもの、本文を持てる種類のもの、アドレスに「?」があるものは1つもありません。`;
  },
  fromCache: 'キャッシュから',
  refused: '拒否',
  carried: { 'another-host': 'ほかのホストへ', query: 'クエリ', body: '本文', nothing: 'なし' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'ページを閉じても続くfetch',
  'fetch that waits until the page is gone': 'ページが閉じるまで待つfetch',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'ビーコン',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'キャッシュ',
  image: '画像',
  'image in a style': 'スタイル内の画像',
  'image in a drawing': '図形内の画像',
  font: 'フォント',
  audio: '音声',
  'poster of a video': '動画のポスター画像',
  stylesheet: 'スタイルシート',
  script: 'スクリプト',
  'module import': 'モジュールのインポート',
  'audio worklet': 'オーディオワークレット',
  prefetch: 'プリフェッチ',
  preload: 'プリロード',
  'module preload': 'モジュールのプリロード',
  manifest: 'マニフェスト',
  icon: 'アイコン',
  'looking a name up': '名前の問い合わせ（DNS）',
  'connecting ahead': '事前接続',
  'speculation rules': '投機ルール',
  frame: 'フレーム',
  'a frame’s own fetch': 'フレームからのfetch',
  object: 'object要素',
  embed: 'embed要素',
  ping: 'ping',
  'form in a new window': '新しいウィンドウのフォーム',
  'inline worker': 'インラインワーカー',
  worker: 'ワーカー',
  'shared worker': '共有ワーカー',
  'service worker': 'サービスワーカー',
  'WebRTC, to look for a path': 'WebRTC（経路の探索）',
  'WebRTC, through a relay': 'WebRTC（中継サーバー経由）',
  'WebRTC, straight to a peer': 'WebRTC（相手と直接）',
  download: 'ダウンロード',
  navigation: 'ページの移動',
  'a new window': '新しいウィンドウ',
  'a page that refreshes itself': '自動で更新されるページ',
  form: 'フォーム',
  'a form’s fields in an address': 'フォームの内容を入れたアドレス',
};
