export default {
  'Convert subtitles': '자막 변환',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'SRT와 WebVTT를 서로 변환하고, 자막 싱크를 조절하고, 다른 프레임 속도에 맞춥니다.',
  'Shift by': '싱크 조절',
  'Positive numbers show them later, negative numbers earlier.': '양수는 더 늦게, 음수는 더 일찍 보여 줍니다.',
  'Keep the speed': '속도 유지',
  'From 23.976 to 25': '23.976에서 25로',
  'From 24 to 25': '24에서 25로',
  'From 25 to 23.976': '25에서 23.976으로',
  'From 25 to 24': '25에서 24로',
  'Another length': '다른 길이로',
  'In frames per second, for subtitles that start in sync and then drift.':
    '초당 프레임 수입니다. 처음에는 맞다가 점점 어긋나는 자막에 쓰세요.',
  Length: '길이',
  'How do I sync subtitles with a video?': '자막 싱크는 어떻게 맞추나요?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    '항상 같은 시간만큼 빠르거나 늦으면 “싱크 조절”에 그 시간을 입력하세요. 처음에는 맞다가 점점 어긋나면 다른 프레임 속도용으로 만든 자막입니다. 이전 속도와 새 속도를 고르세요. 속도를 먼저 바꾼 다음 싱크를 조절합니다.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    '굵게·기울임·밑줄과 화면 위쪽의 자막 위치는 유지됩니다. SRT에는 스타일, 화자 이름, 정확한 위치가 없고, SRT의 색상과 글꼴은 WebVTT로 옮겨지지 않습니다. 제거된 것이 있으면 결과에 표시됩니다.',
  'What if letters look wrong?': '글자가 깨져 보이면 어떻게 하나요?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    '결과는 모든 플레이어가 읽는 UTF-8입니다. UTF-8과 UTF-16 파일은 자동으로 인식합니다. 다른 파일은 텍스트를 보고 인코딩을 추측하며, 어떤 인코딩이었는지 결과에 표시됩니다. 글자가 깨지면 “문자 인코딩”에서 다른 것을 고르세요.',
  'shift subtitles': '자막 변환 | srt 변환',
  'sync subtitles': '자막 싱크 | vtt 변환',
  'subtitle delay': '자막 싱크 맞추기 | 자막 딜레이',
  retime: '자막 싱크 조절 | 자막 깨짐',
  'srt to vtt': '싱크 조절 | 자막 속도 맞추기',
  'subtitle offset': 'srt vtt 변환',
  'subtitles late': '자막 시간 조절',
  'subtitles early': '자막 밀림',
  'srt seconds late': '자막 늦게 나옴',
  'fix subtitle timing': '자막 빠름',
} satisfies TableWords<'tools/convert-subtitles'>;
