export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    '{0}動画の全体や一部を{1}にします。速度、サイズ、繰り返しの回数を選べます。',
  'a GIF': 'GIF',
  'an animated WebP': 'アニメーションWebP',
  'Turn animated {0} into {1} videos, many at once.': 'アニメーション{0}を{1}動画に変換します。一括処理もできます。',
} satisfies TableWords<'pairs/animation-pairs'>;
