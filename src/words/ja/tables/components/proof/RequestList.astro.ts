export default {
  'Every request since this page opened': 'このページを開いてからのすべてのリクエスト',
  'Show the list': '一覧を表示',
  Address: 'アドレス',
  Kind: '種類',
  Received: '受信',
  'May have carried': '持ち出した可能性',
} satisfies TableWords<'components/proof/RequestList.astro'>;
