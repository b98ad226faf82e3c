export default {
  'What this browser enforces': '이 브라우저가 막는 것',
  'From the page': '페이지에서',
  '{0} ways, and what the browser says': '방법 {0}가지와 브라우저의 응답',
  'From inside a worker': '워커 안에서',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    '파일을 읽는 프로그램은 페이지와 별도로 워커에서 돌아가며, 워커마다 자체 정책이 있습니다. 여기서는 이 테스트를 위해 만든 워커가 파일을 밖으로 빼내려 합니다. 이 워커의 정책은 PDF를 읽는 워커와 같으며, 파일을 읽는 워커 가운데 이보다 엄격한 것은 없습니다. 여기서는 브라우저의 메시지만 근거로 삼습니다. 메시지 없이 거부하면 “거부를 확인하지 못함”으로 표시됩니다.',
  'Ways that lead away': '다른 곳으로 이동하는 방법',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    '파일의 앞부분 몇 바이트를 담아 다른 주소를 열어 봅니다. Chromium 152 이상은 이를 거부합니다. 그 주소 대신 브라우저의 오류 페이지가 나오고, 브라우저의 “뒤로” 버튼으로 돌아올 수 있습니다. 다른 브라우저는 그 주소를 여는데, 실제로는 없는 주소입니다: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
