import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { oldestBrowsers } from '#browsers.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: '本文へ移動',
  forAgents: 'AIエージェント向け：各ページは、アドレスに.mdを付けるとMarkdownで読めます。全ページの一覧：',
  cannotStart: `このブラウザではツールを使えません。Safari ${oldestBrowsers.safari}、Firefox ${oldestBrowsers.firefox}、ChromeかEdge ${oldestBrowsers.chrome}、Samsung Internet ${oldestBrowsers.samsunginternet_android}、またはそれより新しいバージョンが必要です。新しいブラウザをお使いなら、ページを再読み込みしてください。`,
  search: '検索',
  find: `${searchWords.title}：${searchWords.example}`,
  tools: 'ツール',
  breadcrumbs: 'パンくずリスト',
} as const satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = 'このページの内容';

/** The table of a family's conversions. */
export const conversionWords = {
  label: '形式から形式への変換',
  from: { shown: '変換元', heard: '変換元の形式' },
  to: (format) => `${format}へ`,
  pair: (from, to) => `${from}から${to}`,
} as const satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'ツール');

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends: 'このページは、「送信」を押したときに、書いた内容を私たちに送ります。ファイルは受け取りません。',
    asks: 'このページは、サーバーが動いているかを問い合わせます。ファイルは受け取りません。',
    blocks: 'このページからは、Stayputも含め、どこにもアップロードできません。',
  },
  pages: 'このサイトのページ',
  groups: { tools: 'ツール', trust: '安全性', about: '情報' },
  sent: '送信されたファイルのデータは0バイト。',
  links: {
    tools: searchWords.all,
    about: 'このサイトについて',
    blog: 'ブログ',
    proof: '証明',
    receipts: '処理記録',
    privacy: 'プライバシー',
    offline: 'オフライン',
    browsers: 'ブラウザ',
    engines: 'エンジン',
    api: 'API',
    contact: 'お問い合わせ',
    changelog: '更新履歴',
    status: '稼働状況',
    licences: 'ライセンス',
  },
  languages: '言語',
  theme: 'テーマ',
  themes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  shortcuts: 'キーボードショートカット',
} as const satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'キーボードショートカット',
  close: '閉じる',
  groups: [
    {
      title: 'すべてのページ',
      where: 'body',
      keys: [
        ['Mod+K', 'ツールを探す'],
        ['?', 'この一覧を表示'],
        ['Esc', '開いているものを閉じる'],
      ],
    },
    {
      title: 'ファイル',
      where: 'drop-zone',
      keys: [['Mod+V', 'クリップボードからファイルを追加']],
    },
    {
      title: '処理',
      where: 'file-tool',
      keys: [['Mod+Enter', 'ページのどこからでも開始']],
    },
    {
      title: '結果の画面',
      where: 'sheet-view',
      keys: [
        ['B', '処理前と処理後を切り替え'],
        ['+または−', '拡大または縮小'],
        ['0', '全体を表示'],
        ['1', '実際のサイズ'],
      ],
    },
    {
      title: 'ページまたはフレーム',
      where: 'page-board, film-strip',
      keys: [
        ['矢印キー', '別のページやフレームへ移動'],
        ['Shift+矢印キー', '移動しながら選択'],
        ['スペース', '選択、または選択を解除'],
        ['Mod+A', 'すべて選択'],
      ],
    },
    {
      title: 'ページまたはフレームの順番',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+矢印キー', '選んだものを移動'],
        ['D', '複製'],
        ['Delete', '削除'],
        ['Mod+Z', '元に戻す'],
      ],
    },
    {
      title: '開始と終了',
      where: 'trim-player',
      keys: [
        ['矢印キー', '1フレーム、または20分の1秒ずつ'],
        ['Shift+矢印キー', '1秒ずつ'],
        ['Page UpまたはPage Down', '10秒ずつ'],
        ['HomeまたはEnd', '最初または最後へ'],
      ],
    },
    {
      title: '枠と範囲',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['矢印キー', '移動'],
        ['Shift+矢印キー', '大きさを変更'],
        ['Alt+矢印キー', '少しずつ'],
      ],
    },
    {
      title: '範囲',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', '削除'],
        ['Mod+Z', '元に戻す'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
