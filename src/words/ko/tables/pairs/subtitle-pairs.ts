export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    '자막 내용과 시간, 굵게·기울임·밑줄, 그리고 파일에 있다면 화면에서의 위치가 유지됩니다. 색상과 글꼴은 제거되며, 결과에 그렇게 표시됩니다.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    '자막 내용과 시간, 굵게·기울임·밑줄, 그리고 화면 위쪽에 표시되는지 여부가 유지됩니다. SRT에는 스타일, 화자 이름, 정확한 위치가 없어서 이들은 제거되며, 결과에 그렇게 표시됩니다.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    '{0} 자막 여러 개를 한꺼번에 {1} 형식으로 변환하고, 싱크도 조절할 수 있습니다.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
