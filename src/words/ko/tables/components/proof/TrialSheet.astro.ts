export default {
  'The file, and the attempt': '파일과 시도',
  'No file yet': '파일 없음',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    '파일은 이 기기를 떠나지 않습니다. 시도에는 파일의 앞부분 몇 바이트만 씁니다.',
  'Choose a file': '파일 선택',
  'Use a sample': '예시 파일 사용',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> / {0}</strong><span2>{1}</span2>',
  'Ways tried': '시도한 방법',
  'Try to leak it': '유출 시도하기',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    '이 시도는 스크립트로 이루어지는데, JavaScript가 꺼져 있습니다. “이 사이트를 거치지 않고 확인하기”는 JavaScript 없이도 됩니다.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
