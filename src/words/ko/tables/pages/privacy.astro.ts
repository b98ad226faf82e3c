export default {
  'What is on this device now': '지금 이 기기에 저장된 것',
  'Forget everything now': '지금 모두 지우기',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    '이 사이트의 다른 페이지가 그중 일부를 사용하고 있습니다. 그것까지 지우면 그 페이지의 결과를 더는 저장할 수 없습니다.',
  'Remove what is in use too': '사용 중인 것도 지우기',
} satisfies TableWords<'pages/privacy.astro'>;
