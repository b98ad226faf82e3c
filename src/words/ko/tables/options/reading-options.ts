export default {
  'The language of the text. It starts as the language of your browser.':
    '텍스트의 언어입니다. 처음에는 브라우저의 언어가 선택되어 있지만, 한국어는 아직 지원하지 않습니다.',
  'Second language': '두 번째 언어',
  'Third language': '세 번째 언어',
  'What does it load?': '무엇을 불러오나요?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    '글자를 읽는 프로그램인 Tesseract와 선택한 언어의 데이터입니다. 둘 다 이 사이트에서 제공하며, 필요할 때만 불러옵니다.',
} satisfies TableWords<'options/reading-options'>;
