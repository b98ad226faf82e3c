export default {
  Start: '시작',
  End: '끝',
  'Leave it empty to keep everything to the end.': '비워 두면 끝까지 남깁니다.',
} satisfies TableWords<'options/media-options'>;
