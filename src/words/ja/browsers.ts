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
  description: 'ツールが動くブラウザと、その確かめ方。',
  lines: [
    `ツールには、Safari ${oldestBrowsers.safari}、Firefox ${oldestBrowsers.firefox}、ChromeかEdge ${oldestBrowsers.chrome}、Samsung Internet ${oldestBrowsers.samsunginternet_android}、またはそれより新しいバージョンが必要です。古いブラウザでは、そのことが表示されます。`,
    `${testedOn}に、3つのブラウザエンジンですべてのツールを実行し、結果を別のプログラムで読んで確かめました。動いたのは、${listOf(results)}です。`,
    'WebKitGTKは、Linux用に作られたSafariのエンジンです。Safari自体では試していません。映像と音声のデコーダーとエンコーダーはSafari独自のものなので、その部分は未確認です。',
    'Chrome、Edge、Opera、Brave、Samsung Internetは、同じChromiumのエンジンを使っています。',
    'プライベートウィンドウでは、ページが作業用のディスクを使えないことがあります。その場合、結果はメモリに収まる必要があり、収まらないときはお知らせします。',
    'ほかのアプリの中で開くと、共有メモリが使えないことがあります。その場合、画像は別のプログラムで処理し、読み書きできる形式が少なくなります。',
    'ブラウザにできないことがあれば、試す前か後にお知らせし、できるブラウザやソフトを案内します。',
  ],
  more: [
    ['/proof', 'ブラウザが何の送信を拒否するかを見る'],
    ['/docs/engines', 'ツールのもとになっているもの'],
  ],
});
