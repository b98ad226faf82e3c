export default {
  'Thank you': '고맙습니다',
  'We have your message, and a person will read it.': '메시지를 받았으며, 사람이 직접 읽습니다.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    '메시지를 받았으며, 사람이 직접 읽습니다. 적어 주신 이메일 주소로 답장합니다.',
  'Back to the tools': '도구로 돌아가기',
} satisfies TableWords<'pages/contact/thanks.astro'>;
