export default {
  'What is on this device now': '今この端末にあるもの',
  'Forget everything now': '今すぐすべて消す',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'このサイトの別のページが、一部を使用中です。それも削除すると、そのページの結果は保存できなくなります。',
  'Remove what is in use too': '使用中のものも削除',
} satisfies TableWords<'pages/privacy.astro'>;
