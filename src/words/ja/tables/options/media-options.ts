export default {
  Start: '開始',
  End: '終了',
  'Leave it empty to keep everything to the end.': '空欄にすると、最後まで残ります。',
} satisfies TableWords<'options/media-options'>;
