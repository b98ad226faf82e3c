export default {
  'The language of the text. It starts as the language of your browser.': 'لغة النص. وهي افتراضيًا لغة متصفحك.',
  'Second language': 'لغة ثانية',
  'Third language': 'لغة ثالثة',
  'What does it load?': 'ما الذي يُحمَّل؟',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'برنامج Tesseract الذي يقرأ النص، وبيانات اللغات التي تختارها. كلاهما يأتي من هذا الموقع، وعند الحاجة فقط.',
} satisfies TableWords<'options/reading-options'>;
