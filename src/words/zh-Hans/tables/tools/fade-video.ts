export default {
  'Fade video in and out': '视频淡入淡出',
  'Fade videos in from black or white and out again, with their audio.':
    '让视频从黑色或白色淡入，再淡出，声音同步淡入淡出。',
  Fade: '淡入淡出',
  faded: '已淡入淡出',
  'fade in': '淡入 | 渐黑 | 视频渐出 | 片头淡入',
  'fade out': '淡出 | 黑场 | 视频淡出',
  'fade to black': '淡入淡出 | 转场 | 过渡',
  transition: '渐变黑 | 视频渐入 | 淡入效果',
  'Fade colour': '淡入淡出颜色',
  White: '白色',
  'Fade the audio too': '声音也淡入淡出',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    '视频按大致相同的比特率重新编码；如果声音也淡入淡出，声音也一样。淡入与淡出之间，每一帧的颜色不变。',
  'Can I fade only the audio?': '可以只淡入淡出声音吗？',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    '可以，用“调节音量与淡入淡出”：视频会原样复制。',
} satisfies TableWords<'tools/fade-video'>;
