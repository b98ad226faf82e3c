export default {
  'Trim video': '剪辑视频',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    '几秒内无损剪掉视频的开头和结尾，视频多大都行。',
  'part of video': '剪辑视频 | 视频截取 | 剪掉开头 | 视频剪短',
  snip: '视频剪辑 | 视频剪切 | 剪掉片头 | 无损剪辑',
  'video cutter': '剪视频 | 剪切视频 | 视频片段',
  'remove start': '截取视频 | 视频切割 | 去片尾',
  'Cut exactly': '精确剪辑',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    '重新编码剪切处附近的视频或整个视频，精确到帧。关闭后，片段从前一个关键帧开始，直接复制。',
  'Why does my clip start a little early?': '为什么片段会提前一点开始？',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    '直接复制只能从关键帧开始，而关键帧往往相隔几秒。片段从设定的开始时间之前最近的关键帧开始，结果里会写明位置。“精确剪辑”则从准确的那一帧开始。',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    '不选“精确剪辑”就不会：视频和音频逐位复制。选了以后，H.264、VP8 和 VP9 只重新编码从剪切处到下一个关键帧的部分，比特率最多加倍，之后直接复制。如果中间没有关键帧，或用的是其他编码，整个视频按大致相同的比特率重新编码。',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    '与原文件格式相同，除非选了其他格式：新格式能容纳的视频和音频直接复制，否则重新编码。只要声音（例如 MP3）时，请用“剪辑音频”，它也能打开视频。MPEG-TS 录像会变成 MP4，不重新编码。',
} satisfies TableWords<'tools/trim-video'>;
