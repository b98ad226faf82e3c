export default {
  Contact: '联系我们',
  'Your email, so we can reply': '你的邮箱，以便回复',
  Message: '内容',
  'Leave this empty': '请留空',
  'An agent has filled in this form. Read it before you press Send.':
    'AI 智能体填写了这份表单。点“发送”之前请先看一遍。',
  Send: '发送',
  'Thank you. We have your message, and a person will read it.': '谢谢。我们已收到消息，会有人阅读。',
  'Before you write': '写信之前',
  'Who reads it?': '谁来阅读？',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    '由真人阅读，并回复到你填写的邮箱。点“发送”之前不会发出任何内容。',
  'Did a tool fail?': '工具出了问题？',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    '请写明是哪个工具、哪个浏览器、什么样的文件，并附上页面显示的信息。这份表单不接收文件。',
  'Is something missing?': '缺少你要的功能？',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    '<a>“这里不提供的功能”</a>列出了目前可以用什么代替。请告诉我们你要用它做什么。',
  'Did you find a security problem?': '发现了安全问题？',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    '也请写在这里，并说明怎样重现。自动扫描程序请看：<a>security.txt</a>。',
  'What happens to your message?': '你的消息会怎样处理？',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>我们保存它是为了回复你</a>，你提出要求就删除。程序可以通过 <a2>API</a2> 写信。',
} satisfies TableWords<'pages/contact.astro'>;
