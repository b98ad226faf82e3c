export default {
  'Greyscale PDF': 'PDF 흑백 변환',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'PDF를 흑백(회색조)으로 만듭니다. 텍스트, 선, 그라데이션, 이미지에서 색이 빠지고, 텍스트는 텍스트로 남습니다.',
  'Make grey': '흑백으로 변환',
  grey: '흑백',
  'What is turned grey?': '무엇이 흑백이 되나요?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    '텍스트, 선과 채우기, 선형·원형 그라데이션, 패턴, 주석, 양식 입력란, 이미지가 원래 색의 밝기대로 회색이 됩니다. 페이지를 이미지로 만들지 않으므로 텍스트를 계속 검색할 수 있습니다.',
  'What stays in colour?': '색이 남는 것은 무엇인가요?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    '메시 그라데이션, 한 가지 색을 투명하게 만든 이미지, 작은 인라인 이미지입니다. 드문 것들이며, 몇 개나 있는지 결과에 표시됩니다.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'JPEG 이미지는 높은 품질로 다시 인코딩하고, 다른 이미지는 모든 픽셀을 유지합니다. 나머지는 모두 전처럼 선명합니다.',
  'black and white': 'pdf 흑백 | 흑백 인쇄',
  grayscale: 'pdf 흑백 변환 | 잉크 절약',
  monochrome: 'pdf 흑백으로 | 토너 절약',
  'remove colour': 'pdf 컬러 흑백 | pdf 색 없애기',
  bw: 'pdf 회색조 | pdf 흑백전환',
  'without colour': 'pdf 그레이스케일',
  'save ink': 'pdf 색 빼기',
  'save toner': '흑백 pdf 만들기',
} satisfies TableWords<'tools/greyscale-pdf'>;
