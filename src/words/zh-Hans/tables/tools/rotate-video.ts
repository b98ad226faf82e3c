export default {
  'Rotate and flip video': '旋转和翻转视频',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    '把视频旋转 90° 或 180°，或翻转。MP4 和 MOV 旋转不重新编码。',
  portrait: '旋转视频 | 视频镜像 | 视频转方向 | 视频转 90 度 | 视频转正',
  'phone video sideways': '视频旋转 | 视频横了 | 视频倒了 | 苹果视频旋转',
  'rotate iphone video': '视频翻转 | 竖屏转横屏 | 手机视频方向 | 视频方向',
  'Rotate every frame': '逐帧旋转',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    '用于不理会 MP4 和 MOV 中旋转信息的播放器。视频会重新编码。',
  'Does rotating reduce quality?': '旋转会降低画质吗？',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'MP4 和 MOV 不会：文件里记录了该怎样旋转，只改这一项。WebM 和 Matroska 没有播放器认可的这种设置，所以视频会重新编码。',
  'Why does one player still show my video the old way?': '为什么有的播放器里视频还是原来的方向？',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    '它不理会文件里记录的旋转信息，多见于翻转过的视频。请选“逐帧旋转”。',
} satisfies TableWords<'tools/rotate-video'>;
