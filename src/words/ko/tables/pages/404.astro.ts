export default {
  'Nothing here': '페이지를 찾을 수 없음',
  'There is no page at this address.': '이 주소에는 페이지가 없습니다.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    '이 주소에는 페이지가 없습니다. 옮겨졌거나 주소를 잘못 입력했을 수 있습니다.',
  'Find a tool': '도구 찾기',
  'Where to go from here': '이동할 수 있는 곳',
  '{0}: {1} tools': '{0}: 도구 {1}개',
} satisfies TableWords<'pages/404.astro'>;
