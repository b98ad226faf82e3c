export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    '把整段或部分 {0} 视频做成 {1}，速度、尺寸和循环次数自选。',
  'a GIF': 'GIF',
  'an animated WebP': 'WebP 动图',
  'Turn animated {0} into {1} videos, many at once.': '把 {0} 动图批量转成 {1} 视频。',
} satisfies TableWords<'pairs/animation-pairs'>;
