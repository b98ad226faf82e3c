export default {
  'Character encoding': '字符编码',
  'Choose another if letters are wrong.': '出现乱码时换一种。',
  'Detect automatically': '自动识别',
} satisfies TableWords<'options/text-encoding'>;
