export default {
  'Thank you': '谢谢',
  'We have your message, and a person will read it.': '我们已收到消息，会有人阅读。',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    '我们已收到消息，会有人阅读。我们会回复到你填写的邮箱。',
  'Back to the tools': '返回工具',
} satisfies TableWords<'pages/contact/thanks.astro'>;
