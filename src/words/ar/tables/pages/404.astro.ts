export default {
  'Nothing here': 'لا شيء هنا',
  'There is no page at this address.': 'لا توجد صفحة بهذا العنوان.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو في العنوان خطأ إملائي.',
  'Find a tool': 'البحث عن أداة',
  'Where to go from here': 'وجهات أخرى',
  '{0}: {1} tools': '{0}: عدد الأدوات {1}',
} satisfies TableWords<'pages/404.astro'>;
