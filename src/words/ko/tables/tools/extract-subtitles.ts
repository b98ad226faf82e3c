export default {
  'Extract subtitles': '자막 추출',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'MP4, MOV, MKV, WebM 파일에 든 자막을 SRT나 WebVTT로, 언어마다 파일 하나씩 저장합니다.',
  'Which subtitles can be extracted?': '어떤 자막을 추출할 수 있나요?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    '별도의 트랙에 든 텍스트 자막입니다. MP4와 MOV의 타임드 텍스트와 WebVTT, MKV와 WebM의 SRT, WebVTT, ASS, SSA를 추출합니다. DVD와 블루레이 자막은 이미지이고 화면에 입힌 자막은 영상의 일부여서, 여기서 텍스트로 바꿀 수 없습니다.',
  'What formatting is kept?': '어떤 서식이 유지되나요?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    '자막 내용과 시간, 줄바꿈이 유지되고, 새 형식이 지원하면 굵게·기울임과 화면 위치도 유지됩니다. ASS의 글꼴, 색상, 그림은 제거되며, 결과에 그렇게 표시됩니다.',
  'Does a long film take long?': '긴 영화는 오래 걸리나요?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    '파일을 읽는 시간만큼만 걸립니다. 디코딩하지 않으며, 길어도 메모리를 더 쓰지 않습니다.',
  'get subtitles': '자막 추출 | mp4 자막 추출 | 자막 파일 추출',
  'rip subtitles': '동영상 자막 추출 | 자막 뽑기 | 통합자막 추출',
  'captions from video': '영상에서 자막 추출 | 자막 빼내기 | mkv srt 추출',
  'mkv to srt': 'mkv 자막 추출 | 자막 저장 | 영상 자막 저장',
} satisfies TableWords<'tools/extract-subtitles'>;
