export default {
  'Nothing here': '这里什么也没有',
  'There is no page at this address.': '这个地址没有页面。',
  'There is no page at this address. It may have moved, or the address has a typo.':
    '这个地址没有页面。页面可能已移走，或地址有误。',
  'Find a tool': '查找工具',
  'Where to go from here': '接下来可以去哪里',
  '{0}: {1} tools': '{0}：{1} 个工具',
} satisfies TableWords<'pages/404.astro'>;
