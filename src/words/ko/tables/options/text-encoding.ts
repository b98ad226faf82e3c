export default {
  'Character encoding': '문자 인코딩',
  'Choose another if letters are wrong.': '글자가 깨지면 다른 것을 선택하세요.',
  'Detect automatically': '자동 감지',
} satisfies TableWords<'options/text-encoding'>;
