export default {
  'Every request since this page opened': '이 페이지를 연 뒤의 모든 요청',
  'Show the list': '목록 보기',
  Address: '주소',
  Kind: '종류',
  Received: '받은 양',
  'May have carried': '실어 보냈을 수 있는 것',
} satisfies TableWords<'components/proof/RequestList.astro'>;
