export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'このページにはJavaScriptが必要ですが、このブラウザではオフになっています。代わりに<code>/api/health</code>を開いてください。',
  'Good to know': '知っておきたいこと',
  'Do the tools depend on it?': 'ツールの動作はこのサービスに左右されますか？',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'いいえ。ツールはブラウザの中で動くので、ページが読み込めれば使えます。<a>オフライン用に保存</a>すれば、接続がなくても使えます。',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'サービスは、メッセージの保存場所に実際に書き込み、読み出して確かめます。新しいメッセージが担当者に通知されるかどうかも表示します。',
  'Is there a history?': '履歴はありますか？',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'いいえ。このページは、サービスの今の返答を表示します。継続して監視するには、監視ツールから<a>/api/health</a>に問い合わせてください。正常なら200、そうでなければ503を返します。',
} satisfies TableWords<'pages/status.astro'>;
