import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';
import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import { listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `${browser}で全${count(works, 'ツール')}`
    : `${browser}で${said.length}ツールのうち${works}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'ブラウザ',
  description: '各ツールが動くブラウザと、その検証方法。',
  lines: [
    `ツールには、Safari ${oldestBrowsers.safari}、Firefox ${oldestBrowsers.firefox}、ChromeかEdge ${oldestBrowsers.chrome}、Samsung Internet ${oldestBrowsers.samsunginternet_android}、またはそれより新しいバージョンが必要です。古いブラウザでは、その旨が表示されます。`,
    `${testedOn}に、3つのブラウザエンジンですべてのツールを実行し、結果を別のプログラムで読んで確かめました。動いたのは、${listOf(results)}です。`,
    'WebKitGTKは、Linux用に作られたSafariのエンジンです。Safari自体では試していません。映像と音声のデコーダーとエンコーダーはSafari独自のものなので、その部分は未確認です。',
    'Chrome、Edge、Opera、Brave、Samsung Internetは、同じChromiumのエンジンを使っています。',
    'プライベートウィンドウでは、ページが作業用のディスクを使えないことがあります。その場合、結果がメモリに収まらないとお知らせが出ます。',
    'ほかのアプリの中で開くと、共有メモリが使えないことがあります。その場合、画像は別のプログラムで処理し、読み書きできる形式が少なくなります。',
    'ブラウザにできないことがあれば、実行の前か後にお知らせし、代わりに使えるブラウザやソフトを案内します。',
  ],
  more: [
    ['/proof', 'ブラウザが送信を拒否するところを見る'],
    ['/docs/engines', 'ツールに使われているソフト'],
  ],
});
