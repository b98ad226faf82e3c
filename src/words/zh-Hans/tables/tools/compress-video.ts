export default {
  'Compress video': '压缩视频',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    '压缩视频：压到 8、10、25、50 或 100 MB 以内，或原来的一半、四分之一。',
  'under size': '压缩视频 | 视频变小 | 视频太大 | 视频瘦身 | 视频压缩到指定大小 | 降低码率 | handbrake',
  handbrake: '视频压缩 | 视频缩小 | 减小视频大小 | mp4 压缩 | 微信视频太大 | 手机视频压缩 | 小丸工具箱',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 到处都能播放。其他编码在同样大小下画质更好，但更慢，而且较旧的手机和电视无法播放。',
  'H.264, or VP9 in WebM': 'H.264，WebM 则用 VP9',
  'AAC plays everywhere. Opus sounds better at the same size.': 'AAC 到处都能播放。Opus 在同样大小下音质更好。',
  'AAC, or Opus in WebM': 'AAC，WebM 则用 Opus',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    '结果绝不会更大。最多编码八次，每次根据上一次的结果调整，直到至少用到允许大小的 95%。用不到这么大的视频，结果会更小。',
  'What is reduced first?': '先降低什么？',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    '比特率。如果这样画面会太粗糙，就把帧率降到每秒 30 帧，再降低分辨率。结果里会说明。',
} satisfies TableWords<'tools/compress-video'>;
