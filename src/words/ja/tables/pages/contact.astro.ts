export default {
  Contact: 'お問い合わせ',
  'Your email, so we can reply': '返信用のメールアドレス',
  Message: 'メッセージ',
  'Leave this empty': 'ここは空欄のままにしてください',
  'An agent has filled in this form. Read it before you press Send.':
    'エージェントがこのフォームに入力しました。「送信」を押す前に読んでください。',
  Send: '送信',
  'Thank you. We have your message, and a person will read it.':
    'ありがとうございます。メッセージを受け取りました。担当者が読みます。',
  'Before you write': 'お問い合わせの前に',
  'Who reads it?': '誰が読みますか？',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    '担当者が読み、ご記入のメールアドレスに返信します。「送信」を押すまで、何も送られません。',
  'Did a tool fail?': 'ツールがうまく動きませんでしたか？',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'ツール、ブラウザ、ファイルの種類を書いてください。ページに表示されたメッセージも貼り付けてください。このフォームではファイルを送れません。',
  'Is something missing?': '足りないものがありますか？',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    '代わりに使えるものは、<a>「ここではできないこと」</a>に載っています。何に使いたいかも教えてください。',
  'Did you find a security problem?': 'セキュリティの問題を見つけましたか？',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'それもこのフォームに、再現手順を添えて書いてください。脆弱性スキャナー向け：<a>security.txt</a>',
  'What happens to your message?': 'メッセージはどう扱われますか？',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>返信のために保存し</a>、依頼があれば削除します。プログラムからは<a2>API</a2>経由で送れます。',
} satisfies TableWords<'pages/contact.astro'>;
