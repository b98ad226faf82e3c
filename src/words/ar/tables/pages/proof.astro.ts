export default {
  'Try to leak a file': 'حاول تسريب ملف',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'نقول إن ملفاتك لا تغادر جهازك أبدًا. فلا تكتفِ بقولنا. أعطِ هذه الصفحة ملفًا ودعها تجرّب كل طريق للخروج تعرفه اختباراتنا، ثم يخبرك متصفحك ماذا فعل مع كل منها.',
} satisfies TableWords<'pages/proof.astro'>;
