export default {
  WhatsApp: 'WhatsApp',
  whatsapp: '왓츠앱 | whatsapp | 와츠앱',
  'whatsapp video': '왓츠앱 동영상 | whatsapp 동영상',
  'video for whatsapp': '왓츠앱용 동영상 | 왓츠앱 영상',
  'whatsapp status': '왓츠앱 상태',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'WhatsApp의 개발자 문서에는 동영상 메시지가 H.264와 AAC를 쓴 MP4로 16 MB까지라고 되어 있고, 이 페이지는 바로 그런 동영상을 만듭니다. 더 큰 파일은 문서로 보낼 수 있지만 대화방에 미리보기가 나오지 않습니다.',
  Discord: 'Discord',
  discord: '디스코드 | discord | 디코',
  'discord video': '디스코드 동영상 | 디코 영상',
  'video for discord': '디스코드용 동영상 | 디스코드 영상 용량',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    '구독하지 않은 경우 Discord에는 10 MB까지만 올릴 수 있습니다. 계정이나 서버의 한도가 더 높으면 용량을 50 MB 이상으로 정하세요.',
  email: '이메일',
  mail: '메일 동영상 | 메일',
  gmail: 'gmail | 지메일',
  outlook: 'outlook | 아웃룩',
  'video for email': '동영상 이메일로 보내기 | 이메일용 동영상',
  'video attachment': '동영상 첨부 | 동영상 첨부파일 | 메일 동영상 용량',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    '메시지를 25 MB까지만 받는 메일함이 많습니다. 메일은 첨부 파일을 텍스트로 바꿔 보내면서 용량이 37% 늘어나므로, 동영상은 18 MB 정도가 한계입니다.',
  '30 seconds': '30초',
  'one minute': '1분',
  'three minutes': '3분',
  '{0} Mbit/s for {1}': '{0} Mbit/s({1})',
  'Compress video for {0}': '{0}용 동영상 압축',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    '동영상을 {0} MB 이하로 줄입니다. 결과는 {1}에서 잘 재생되는 MP4(H.264와 AAC)입니다.',
  'Why {0} MB?': '왜 {0} MB인가요?',
  'How long may a video be to look good in {0} MB?': '{0} MB로 화질을 지키려면 길이가 어느 정도여야 하나요?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB에 담을 수 있는 비트레이트는 소리를 포함해 {1}입니다. 사람이 말하는 장면은 1 Mbit/s로 충분하지만, 스포츠나 게임은 3 이상이 필요합니다. 더 긴 동영상은 먼저 길이를 자르세요.',
} satisfies TableWords<'presets/video-presets'>;
