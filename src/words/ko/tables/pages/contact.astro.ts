export default {
  Subject: '제목',
  Contact: '문의하기',
  'Your email, so we can reply': '답장받을 이메일 주소',
  Message: '메시지',
  'Leave this empty': '비워 두세요',
  'An agent has filled in this form. Read it before you press Send.':
    '에이전트가 이 양식을 작성했습니다. 보내기를 누르기 전에 읽어 보세요.',
  Send: '보내기',
  'Thank you. We have your message, and a person will read it.': '고맙습니다. 메시지를 받았으며, 사람이 직접 읽습니다.',
  'Before you write': '보내기 전에',
  'Who reads it?': '누가 읽나요?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    '사람이 읽고, 적어 주신 주소로 답장합니다. 보내기를 누르기 전에는 아무것도 전송되지 않습니다.',
  'Did a tool fail?': '도구가 제대로 작동하지 않았나요?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    '어떤 도구, 어떤 브라우저, 어떤 종류의 파일인지 알려 주세요. 페이지에 나온 메시지도 복사해 주세요. 이 양식으로는 파일을 보낼 수 없습니다.',
  'Is something missing?': '필요한 기능이 없나요?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    '<a>여기서 할 수 없는 작업</a>에서 그동안 쓸 수 있는 방법을 찾을 수 있습니다. 어디에 필요한지도 알려 주세요.',
  'Did you find a security problem?': '보안 문제를 발견했나요?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    '여기에 적고, 재현하는 방법도 알려 주세요. 자동 검사 프로그램용: <a>security.txt</a>.',
  'What happens to your message?': '메시지는 어떻게 처리되나요?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>답장할 수 있도록 저장하고</a>, 요청하면 삭제합니다. 프로그램은 <a2>API</a2>로 보낼 수 있습니다.',
} satisfies TableWords<'pages/contact.astro'>;
