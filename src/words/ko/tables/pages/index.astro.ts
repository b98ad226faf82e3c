export default {
  'Stayput: file tools that never take your file': 'Stayput: 파일을 가져가지 않는 파일 도구',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    '이미지, PDF, 동영상, 오디오를 브라우저에서 압축, 변환하고, 크기를 바꾸고, 합치고, 자릅니다. 아무것도 업로드하지 않습니다.',
  'Your file <span>stays put.</span>': '파일은 <span>제자리에 그대로.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    '바로 여기 브라우저에서 파일을 압축하고, 변환하고, 자르고, 합칩니다. 아무것도 업로드되지 않습니다. 브라우저가 막아 줍니다. <a>확인하기</a>',
  'Free, without an account. The only limits are your device’s.':
    '무료이며 계정도 필요 없습니다. 제한이 있다면 기기의 성능뿐입니다.',
  'Photos, PDFs, video, audio, whole folders': '사진, PDF, 동영상, 오디오, 폴더 통째로',
  'Start over': '처음부터 다시',
  'What most people want': '많이 쓰는 도구',
  'Used last': '최근에 쓴 도구',
  'The tools need JavaScript, which is switched off in this browser.':
    '도구를 쓰려면 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있습니다.',
  'Kinds of tools': '도구 종류',
} satisfies TableWords<'pages/index.astro'>;
