export default {
  'Any shape': '任意形状',
  'Same as the video': '与视频相同',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok、Reels 和 Shorts 是 9:16。',
  'Crop video': '裁剪视频',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    '按自己画的框裁剪视频，或裁成 9:16 等形状，用于 TikTok、Reels 和 Shorts。',
  'vertical video': '裁剪视频 | 裁剪画面',
  'landscape to portrait': '视频裁剪 | 视频画面裁剪',
  'tiktok video': '竖屏视频 | 录屏裁剪',
  'instagram reels': '横屏转竖屏 | 视频比例',
  'youtube shorts': '横版转竖版 | tiktok',
  'square video': '抖音视频',
  'black bars': '视频裁切',
  'crop screen recording': '去黑边',
  'zoom in video': '视频去黑边',
  'cut edges': '正方形视频',
  'How do I make a horizontal video vertical?': '怎样把横屏视频变成竖屏？',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    '形状选 9:16，把框拖到重要的部分。框在整段视频里位置不变。1920 × 1080 的视频会保留 608 × 1080 像素。',
  'Does cropping reduce quality?': '裁剪会降低画质吗？',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    '视频重新编码，每个像素的数据量与原来相同。音频原样复制。',
  'Yes. Only what is inside the box is encoded.': '是的，只编码框内的部分。',
  'Can I use one box for videos of different sizes?': '尺寸不同的视频能用同一个框吗？',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    '可以，框按宽度和高度的比例计算：框住左半边，就保留每个视频的左半边。固定形状的框（例如 9:16）在所有视频上保持那个形状。如果所有视频尺寸相同，请选像素。用箭头可以查看框在每个视频上的位置。',
} satisfies TableWords<'tools/crop-video'>;
