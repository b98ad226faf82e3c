export default {
  'Thank you': 'ありがとうございます',
  'We have your message, and a person will read it.': 'メッセージを受け取りました。担当者が読みます。',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'メッセージを受け取りました。担当者が読み、書かれたメールアドレスに返信します。',
  'Back to the tools': 'ツールに戻る',
} satisfies TableWords<'pages/contact/thanks.astro'>;
