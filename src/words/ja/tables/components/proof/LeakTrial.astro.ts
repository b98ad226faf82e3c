export default {
  'What this browser enforces': 'このブラウザが強制していること',
  'From the page': 'ページから',
  '{0} ways, and what the browser says': '{0}通りの方法と、ブラウザの返答',
  'From inside a worker': 'ワーカーの中から',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'ファイルを読むプログラムは、ページとは別のワーカーで動き、それぞれに独自のポリシーがあります。ここでは、このテスト用のワーカーがファイルを外へ送ろうとします。ポリシーはPDFを読むワーカーと同じで、ファイルを読むワーカーの中に、これより厳しいものはありません。ブラウザの返答だけを数えます。メッセージのない拒否は「拒否を確認できず」と表示されます。',
  'Ways that lead away': 'ページを離れる方法',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'ファイルの先頭のバイトを付けて、別のアドレスを開こうとします。Chromium 152以降は拒否し、そのアドレスの代わりにブラウザのエラーページが出ます。「戻る」ボタンで戻れます。ほかのブラウザは、存在しないアドレスを開きます：<code>leak.example</code>',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
