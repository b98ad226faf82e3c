export default {
  'Change speed of video and audio': '视频和音频变速',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    '把录像和录音放慢或加快，从四分之一到四倍速，人声音调不变。',
  'Change speed': '变速',
  'new-speed': '已变速',
  'slow motion': '变速 | 视频变速',
  slowmo: '慢动作 | 音频变速',
  'speed up': '加速 | 变速不变调',
  'slow down': '减速 | 播放速度',
  faster: '放慢 | 慢放',
  slower: '加快 | 节奏',
  timelapse: '倍速',
  tempo: '快进',
  'playback speed': '延时摄影',
  'chipmunk voice': '视频加速',
  'Keep the pitch': '保持音调',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    '关闭后，声音会像磁带那样，加快时变尖，放慢时变低沉。',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    '视频逐位复制，只改变各帧的显示时间。只有帧率会超过每秒 {0} 帧时，才减少帧数重新编码。音频按大致相同的比特率重新编码。',
  'How is the pitch kept?': '音调是怎样保持的？',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    '用 Signalsmith Stretch：它把声音分解成一个个音，再按新的时长拼起来。速度变化极大时，音乐可能略显空洞，人声仍然清楚。',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    '与原文件格式相同。AAC 裸流会变成 M4A，AIFF 和 CAF 变成 WAV，MPEG-TS 录像变成 MP4。字幕和其余音轨会移除，结果里会说明。',
} satisfies TableWords<'tools/change-speed'>;
