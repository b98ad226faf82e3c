export default {
  'Character encoding': 'ترميز الأحرف',
  'Choose another if letters are wrong.': 'اختر غيره إذا ظهرت الأحرف خاطئة.',
  'Detect automatically': 'اكتشاف تلقائي',
} satisfies TableWords<'options/text-encoding'>;
