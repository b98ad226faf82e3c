export default {
  'Keep if possible': '尽量保持原样',
  'Convert video': '转换视频',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'MOV、MKV、WebM 或 MPEG-TS 与 MP4 互转。能复制的轨道直接复制，不重新编码。',
  'video converter': '视频转换 | mkv 转 mp4 | 视频格式',
  remux: '转换视频 | mov 转 mp4 | 换编码',
  'change codec': '视频格式转换 | 视频转码 | 格式工厂',
  hevc: '视频转换器 | 转封装 | 苹果视频转 mp4',
  'change container': '转 mp4 | hevc 转 h264',
  'A lower resolution needs re-encoding. Videos are never enlarged.': '降低分辨率需要重新编码。视频绝不会放大。',
  'Same as the original': '与原视频相同',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 到处都能播放。其他编码更小，但较旧的手机和电视无法播放。',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC 到处都能播放，FLAC 无损。',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    '通常不会。如果新格式能原样容纳视频和音频，就逐位复制；否则按大致相同的比特率重新编码，结果里会说明。',
  'How large can a video be?': '可以处理多大的视频？',
  'Why can my browser not decode a video?': '为什么我的浏览器不能解码某个视频？',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    '重新编码要用浏览器自带的编解码器，而有些浏览器没有 H.265、AC-3 等。这样的轨道仍可直接复制到能容纳它的格式，例如 MP4 和 Matroska。',
  'What about AVI, WMV and FLV?': 'AVI、WMV 和 FLV 呢？',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    '这里无法读取，因为浏览器没有其中大多数编码的解码器。VLC 或 HandBrake 等程序可以把它们转成 MP4。',
  'What happens to subtitles?': '字幕会怎样？',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    '文本字幕和章节在 MP4、MOV、Matroska 和 WebM 之间会一起转过去。如果新格式不支持颜色和字体，结果里会说明，移除的轨道也会逐条列出。',
} satisfies TableWords<'tools/convert-video'>;
