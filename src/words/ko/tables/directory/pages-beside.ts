export default {
  'Record audio': '오디오 녹음',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    '마이크 소리를 MP3, M4A, Opus, FLAC, WAV로 녹음합니다. 녹음한 소리는 이 기기를 떠나지 않습니다.',
  microphone: '마이크 | 마이크 녹음',
  'voice recorder': '음성 녹음기 | 녹음기 | 보이스 레코더',
  'record voice': '목소리 녹음 | 음성 녹음 | 음성녹음',
  dictaphone: '구술 녹음 | 녹음 앱',
  mic: '마이크 테스트 | mic',
  'sound recorder': '사운드 레코더 | 소리 녹음',
  'Who can hear it?': '녹음을 누가 들을 수 있나요?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    '본인만 들을 수 있습니다. 이 페이지에서 밖으로 나가는 연결은 브라우저가 모두 차단합니다. 이 사이트에서 마이크를 쓸 수 있는 곳도 이 페이지뿐이며, 허용한 뒤에만 쓸 수 있습니다.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    '남은 디스크 공간만큼 녹음할 수 있습니다. 한 시간 분량이면 녹음하는 동안 약 700 MB, MP3로는 60 MB를 차지합니다. 저장할 때까지 탭을 열어 두세요.',
  'Can I change the format afterwards?': '나중에 형식을 바꿀 수 있나요?',
  'Yes. Choose another one, and the same recording is saved again.':
    '네. 다른 형식을 고르면 같은 녹음을 다시 저장합니다.',
} satisfies TableWords<'directory/pages-beside'>;
