export default {
  'Fade video in and out': '동영상 페이드 인·아웃',
  'Fade videos in from black or white and out again, with their audio.':
    '동영상이 검은색이나 흰색에서 서서히 나타나고 다시 사라지게 합니다. 소리에도 함께 적용할 수 있습니다.',
  Fade: '페이드',
  faded: '페이드',
  'Fade colour': '페이드 색상',
  White: '흰색',
  'Fade the audio too': '소리도 페이드',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    '비디오는 원본과 비슷한 비트레이트로 다시 인코딩하며, 소리도 페이드하면 오디오도 그렇게 합니다. 페이드가 아닌 구간에서는 프레임의 색이 바뀌지 않습니다.',
  'Can I fade only the audio?': '소리만 페이드할 수 있나요?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    '네, “음량 조절과 페이드”를 쓰세요. 그러면 비디오는 그대로 복사합니다.',
  'fade in': '페이드 인 | 영상 페이드 | 장면 전환',
  'fade out': '페이드 아웃 | 동영상 페이드 효과 | 영상 전환 효과',
  'fade to black': '페이드인 | 화면 어두워지기 | 암전',
  transition: '페이드아웃 | 화면 서서히 | 검은 화면 전환',
} satisfies TableWords<'tools/fade-video'>;
