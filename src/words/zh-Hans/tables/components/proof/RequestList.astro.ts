export default {
  'Every request since this page opened': '打开本页以来的所有请求',
  'Show the list': '显示列表',
  Address: '地址',
  Kind: '类型',
  Received: '已收到',
  'May have carried': '可能带走的内容',
} satisfies TableWords<'components/proof/RequestList.astro'>;
