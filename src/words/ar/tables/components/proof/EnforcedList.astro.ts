export default {
  'Requests and uploads': 'الطلبات والرفع',
  'Refused by the Content Security Policy, in every browser.': 'ترفضها سياسة أمان المحتوى، في كل متصفح.',
  'Other addresses, WebRTC and name lookups': 'العناوين الأخرى وWebRTC والاستعلام عن أسماء النطاقات',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'ترفضها Connection-Allowlist، في Chromium 152 وما بعده.',
  'Data hidden in addresses of our own server': 'بيانات مخفية في عناوين خادمنا نفسه',
  'Refused by Connection-Allowlist too, except for downloads.': 'ترفضها Connection-Allowlist أيضًا، ما عدا التنزيل.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>لم يُفحص بعد</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
