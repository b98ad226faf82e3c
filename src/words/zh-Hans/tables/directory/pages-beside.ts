export default {
  'Record audio': '录音',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    '用麦克风录音，存成 MP3、M4A、Opus、FLAC 或 WAV。录下的内容不会离开这台设备。',
  microphone: '麦克风 | 录制音频',
  'voice recorder': '录音机 | 录人声',
  'record voice': '在线录音 | 话筒',
  dictaphone: '录声音 | 录音笔',
  mic: '录音软件 | 手机录音',
  'sound recorder': '语音录制 | 电脑录音',
  'Who can hear it?': '谁能听到录音？',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    '只有你自己。浏览器会阻止这个页面的一切网络连接。整个网站也只有这个页面能使用麦克风，而且要先经你允许。',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    '只要磁盘空间够就行：录音时每小时约占 700 MB，存成 MP3 约 60 MB。保存之前请不要关闭标签页。',
  'Can I change the format afterwards?': '录完以后还能换格式吗？',
  'Yes. Choose another one, and the same recording is saved again.': '可以。选择另一种格式，同一段录音就会重新保存。',
} satisfies TableWords<'directory/pages-beside'>;
