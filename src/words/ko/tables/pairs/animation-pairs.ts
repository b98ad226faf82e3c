export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    '{0} 동영상의 전체나 일부를 {1} 형식으로 변환합니다. 속도, 크기, 반복 횟수를 고를 수 있습니다.',
  'a GIF': 'GIF',
  'an animated WebP': '애니메이션 WebP',
  'Turn animated {0} into {1} videos, many at once.': '움직이는 {0} 이미지를 {1} 동영상으로 한꺼번에 바꿉니다.',
} satisfies TableWords<'pairs/animation-pairs'>;
