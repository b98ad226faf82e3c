export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    '이 페이지를 쓰려면 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있습니다. JavaScript 없이 보려면 <code>/api/health</code>를 여세요.',
  'Good to know': '알아 두면 좋은 점',
  'Do the tools depend on it?': '도구도 이 서비스에 의존하나요?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    '아니요. 도구는 브라우저에서 돌아가므로 페이지만 열리면 작동하고, <a>오프라인용으로 저장</a>해 두면 연결이 없어도 됩니다.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    '메시지를 저장하는 곳에 데이터를 써 보고 다시 읽어 봅니다. 새 메시지가 오면 사람에게 알림이 가는지도 알려 줍니다.',
  'Is there a history?': '지난 기록도 있나요?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    '아니요. 이 페이지는 서비스의 현재 상태만 보여 줍니다. 계속 지켜보려면 모니터링 도구로 <a>/api/health</a>를 확인하세요. 모두 정상이면 200, 아니면 503으로 응답합니다.',
} satisfies TableWords<'pages/status.astro'>;
