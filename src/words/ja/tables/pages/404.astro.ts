export default {
  'Nothing here': 'ページがありません',
  'There is no page at this address.': 'このアドレスにページはありません。',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'このアドレスにページはありません。移動したか、アドレスが間違っている可能性があります。',
  'Find a tool': 'ツールを探す',
  'Where to go from here': 'ほかのページ',
  '{0}: {1} tools': '{0}：{1}ツール',
} satisfies TableWords<'pages/404.astro'>;
