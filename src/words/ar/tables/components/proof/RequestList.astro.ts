export default {
  'Every request since this page opened': 'كل طلب منذ فتح هذه الصفحة',
  'Show the list': 'عرض القائمة',
  Address: 'العنوان',
  Kind: 'النوع',
  Received: 'المستلَم',
  'May have carried': 'ما قد يكون حمله',
} satisfies TableWords<'components/proof/RequestList.astro'>;
