export default {
  'What is on this device now': 'ما هو موجود على هذا الجهاز الآن',
  'Forget everything now': 'نسيان كل شيء الآن',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'تستخدم صفحة أخرى مفتوحة من هذا الموقع بعضًا منه. وإذا أزلت ذلك أيضًا فلن يمكن حفظ نتائجها.',
  'Remove what is in use too': 'إزالة ما هو قيد الاستخدام أيضًا',
} satisfies TableWords<'pages/privacy.astro'>;
