export default {
  'Try to leak a file': '파일 유출 시도',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    '저희는 파일이 기기를 절대 떠나지 않는다고 말합니다. 하지만 말만 믿지 마세요. 이 페이지에 파일을 주고, 저희 테스트에 있는 모든 방법으로 파일을 빼내 보게 하세요. 그러면 방법마다 브라우저가 어떻게 했는지 알려 줍니다.',
} satisfies TableWords<'pages/proof.astro'>;
