export default {
  'The file, and the attempt': 'الملف والمحاولة',
  'No file yet': 'لم يُختر ملف بعد',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'يبقى الملف على هذا الجهاز. ولا تستخدم المحاولات إلا أول بايتاته.',
  'Choose a file': 'اختيار ملف',
  'Use a sample': 'استخدام عيّنة',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> من {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'الطرق التي جُرّبت',
  'Try to leak it': 'محاولة تسريبه',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'المحاولات برامج نصية، وJavaScript متوقف. أما «تحقق دون الاعتماد علينا» فيعمل بدونه.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
