export default {
  Start: '开始',
  End: '结束',
  'Leave it empty to keep everything to the end.': '留空则一直保留到结尾。',
} satisfies TableWords<'options/media-options'>;
