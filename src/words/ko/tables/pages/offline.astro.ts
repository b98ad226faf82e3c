export default {
  '{0} tools, with everything they need.': '도구 {0}개와 실행에 필요한 모든 파일.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    '도구는 브라우저에서 돌아가는 프로그램입니다. 이 기기에 저장해 두면 네트워크가 없어도, 기기를 다시 시작한 뒤에도 쓸 수 있습니다.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    '이 브라우저에서는 이 페이지가 아무것도 저장할 수 없습니다. 서비스 워커가 없거나, 설정이나 시크릿 창이 막고 있습니다.',
  Kept: '저장됨',
  'Keep offline: {0}': '오프라인용 저장: {0}',
  'Keep offline': '오프라인용 저장',
  'Remove {0} from this device': '이 기기에서 제거: {0}',
  'All pages of the site. They come with any kind of tools that you keep.':
    '사이트의 모든 페이지. 어떤 종류의 도구를 저장하든 함께 저장됩니다.',
  'Keep offline: the pages': '오프라인용 저장: 페이지',
  'Remove everything from this device': '이 기기에서 모두 제거',
  'Remove all': '모두 제거',
  'Downloaded so far': '지금까지 다운로드한 양',
  Cancel: '취소',
  'Keep all: <data></data>': '모두 저장: <data></data>',
  'Install as an app': '앱으로 설치',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    '도구를 저장하려면 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있습니다.',
} satisfies TableWords<'pages/offline.astro'>;
