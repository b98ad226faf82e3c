export default {
  'Change volume and fade': '调节音量与淡入淡出',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    '把音量调大或调小，让所有文件响度一致 (EBU R128)，还能加淡入淡出。',
  'Change volume': '调节音量',
  'new-volume': '已调音量',
  louder: '调大音量 | 淡出',
  quieter: '调小音量 | 淡入淡出',
  boost: '音量增大 | 分贝',
  amplify: '增大音量 | mp3 音量',
  normalise: '放大声音 | 统一音量',
  lufs: '声音太小',
  loudness: '音量调节',
  gain: '音量标准化',
  'fade audio': '响度',
  'fade in audio': 'lufs',
  'fade out audio': '增益',
  decibels: '淡入',
  Volume: '音量',
  'Music services (−14 LUFS)': '音乐平台（−14 LUFS）',
  'Podcasts (−16 LUFS)': '播客（−16 LUFS）',
  'Broadcasts (−23 LUFS)': '广播电视（−23 LUFS）',
  'By a number of decibels': '按分贝',
  'The perceived loudness, measured according to EBU R128.': '人耳听到的响度，按 EBU R128 测量。',
  Change: '调节量',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 使电平加倍，−6 减半，0 不变。太大时峰值会削波。',
  'Why is a file quieter than I asked for?': '为什么文件没有达到要求的响度？',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    '因为再响，最响的地方就会削波。音量会调到不削波的最大值，即比满电平低一分贝，结果里会说明实际响度。',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    '音频按大致相同的比特率重新编码；WAV 和 FLAC 最多损失最后一位。视频的画面原样复制。',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    '与原文件格式相同。AAC 裸流会变成 M4A，AIFF 和 CAF 变成 WAV，MPEG-TS 录像变成 MP4。',
} satisfies TableWords<'tools/change-volume'>;
