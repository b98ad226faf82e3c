export default {
  'Video and audio information': '视频和音频信息',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    '查看视频或音频文件的轨道、编码、比特率、分辨率、颜色、关键帧和标签。',
  'Show info': '显示信息',
  mediainfo: 'mediainfo | 是不是 hevc',
  'codec info': '视频信息 | 视频详情',
  'video details': '音频信息',
  'bitrate of file': '编码信息',
  ffprobe: '查看编码',
  'what codec': '视频参数',
  'codec of video': '查看码率',
  'fps of video': 'ffprobe',
  'check video': '视频帧率',
  'resolution of video': '视频分辨率',
  'frame rate': '查看视频信息',
  'is video hevc': '视频属性',
  'Why do key frames matter?': '关键帧有什么用？',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    '不重新编码时，视频只能在关键帧处剪开。关键帧间隔大，剪出的片段就会比设定的更早开始，播放器跳转也慢。',
  'Where do the bit rates come from?': '比特率是从哪里来的？',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    '文件里写明的就直接采用，否则根据最前面的数据包的大小和时间算出。整个文件的比特率是大小除以时长。',
} satisfies TableWords<'tools/media-info'>;
