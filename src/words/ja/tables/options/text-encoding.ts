export default {
  'Character encoding': '文字コード',
  'Choose another if letters are wrong.': '文字化けするときは、別のものを選んでください。',
  'Detect automatically': '自動で判別',
} satisfies TableWords<'options/text-encoding'>;
