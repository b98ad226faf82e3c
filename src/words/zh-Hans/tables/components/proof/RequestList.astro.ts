export default {
  'Every request since this page opened': '打开本页以来的每个请求',
  'Show the list': '显示列表',
  Address: '地址',
  Kind: '类型',
  Received: '收到',
  'May have carried': '可能带走',
} satisfies TableWords<'components/proof/RequestList.astro'>;
