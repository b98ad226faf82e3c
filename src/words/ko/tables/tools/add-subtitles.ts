export default {
  'Add subtitles': '자막 추가',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'SRT나 WebVTT 자막을 별도의 트랙으로 MP4, MOV, MKV, WebM에 넣습니다. 동영상을 다시 인코딩하지 않습니다.',
  subtitled: '자막',
  Subtitles: '자막',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'SRT나 WebVTT 파일 하나 이상. 동영상과 함께 끌어다 놓아도 됩니다.',
  'Match subtitles to videos': '자막과 동영상 짝짓기',
  'By file name': '파일 이름으로',
  'Add all to every video': '모든 동영상에 전부 추가',
  'A file name can include the language, as in film.de.srt.': 'film.ko.srt처럼 파일 이름에 언어를 넣을 수 있습니다.',
  'From the file name': '파일 이름에서',
  'Track name': '트랙 이름',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    '예: “청각 장애인용”. 이름이 없으면 플레이어가 언어를 표시합니다.',
  'On by default': '기본으로 켜기',
  'Does it change the video or audio?': '동영상이나 소리가 바뀌나요?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    '아니요. 비디오와 오디오, 원래 있던 트랙, 챕터, 태그는 바이트 하나 바뀌지 않습니다. 자막은 텍스트로 들어가므로 나중에 끄거나 뺄 수 있습니다. MPEG-TS 녹화 파일과 조각난 MP4 파일은 먼저 일반 MP4로 복사합니다.',
  'Where do the subtitles show up?': '자막은 어디서 보이나요?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'VLC, mpv, QuickTime처럼 텍스트 트랙을 지원하는 플레이어에서 보입니다. Chrome과 Firefox는 웹 페이지에서 동영상 안의 트랙을 보여 주지 않으므로, 거기서는 WebVTT 파일을 따로 쓰세요.',
  'How do I add several languages?': '여러 언어를 넣으려면 어떻게 하나요?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    '파일을 한꺼번에 모두 선택하세요. film.mp4에 film.ko.srt와 film.en.srt처럼 동영상과 이름이 같은 파일은 각각 그 언어의 트랙이 됩니다. 첫 번째 자막이 기본으로 켜집니다.',
  'What happens to colours and positions?': '색상과 위치는 어떻게 되나요?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    '굵게, 기울임, 밑줄은 유지되고, WebM에서는 화면에서의 위치도 유지됩니다. 색상, 글꼴 등 플레이어마다 다르게 다루는 것은 제거되며, 결과에 그렇게 표시됩니다.',
  caption: '자막 넣기 | srt 넣기 | mp4 자막 합치기',
  'embed subtitles': '자막 추가 | 동영상에 srt | 자막파일 합치기',
  'soft subtitles': '동영상 자막 넣기 | 자막 삽입',
  'srt into video': '영상에 자막 넣기 | 소프트 자막',
  'closed captions': '자막 합치기 | mkv 자막 넣기',
} satisfies TableWords<'tools/add-subtitles'>;
