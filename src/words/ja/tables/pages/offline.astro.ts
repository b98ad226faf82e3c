export default {
  '{0} tools, with everything they need.': '{0}個のツールと、必要なものすべて。',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'ツールは、ブラウザの中で動くプログラムです。この端末に保存しておけば、ネットワークにつながっていなくても、端末を再起動した後でも使えます。',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'このブラウザでは、このページは何も保存できません。サービスワーカーに対応していないか、設定やプライベートウィンドウのために使えません。',
  Kept: '保存済み',
  'Keep offline: {0}': 'オフライン用に保存：{0}',
  'Keep offline': 'オフライン用に保存',
  'Remove {0} from this device': '{0}ツールをこの端末から削除',
  'All pages of the site. They come with any kind of tools that you keep.':
    'サイトの全ページ。どの種類のツールを保存しても、一緒に保存されます。',
  'Keep offline: the pages': 'オフライン用に保存：ページ',
  'Remove everything from this device': 'この端末からすべて削除',
  'Remove all': 'すべて削除',
  'Downloaded so far': 'ダウンロード済みの量',
  Cancel: 'キャンセル',
  'Keep all: <data></data>': 'すべて保存：<data></data>',
  'Install as an app': 'アプリとしてインストール',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'ツールの保存にはJavaScriptが必要ですが、このブラウザではオフになっています。',
} satisfies TableWords<'pages/offline.astro'>;
