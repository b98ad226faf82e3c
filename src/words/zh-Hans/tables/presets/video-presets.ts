export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp',
  'whatsapp video': 'whatsapp 视频',
  'video for whatsapp': '视频发 whatsapp',
  'whatsapp status': 'whatsapp 状态',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'WhatsApp 的开发者文档写明视频消息最大 16 MB，格式为 MP4，编码为 H.264 和 AAC：这个页面生成的正是这种。更大的文件可以作为文档发送，但聊天里没有预览。',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'discord 视频',
  'video for discord': '视频发 discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    '没有付费订阅时，Discord 接受的文件最大 10 MB。如果账号或服务器允许，可以设为 50 MB 或更大。',
  email: '邮件',
  mail: '邮箱',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': '视频发邮件',
  'video attachment': '视频附件',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    '许多邮箱接受的邮件最大 25 MB。邮件会把附件编码成文本，多占 37% 的空间，所以视频最大约 18 MB 才发得出去。',
  '30 seconds': '30 秒',
  'one minute': '一分钟',
  'three minutes': '三分钟',
  '{0} Mbit/s for {1}': '{1}（{0} Mbit/s）',
  'Compress video for {0}': '压缩视频（{0}）',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    '把视频压到 {0} MB 以内，存成到处都能播放的 MP4，编码为 H.264 和 AAC。适用于：{1}。',
  'Why {0} MB?': '为什么是 {0} MB？',
  'How long may a video be to look good in {0} MB?': '多长的视频压到 {0} MB 还好看？',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB 连声音在内，时长不同，可用的比特率也不同：{1}。人物讲话 1 Mbit/s 就不错，体育和游戏最好在 3 以上。如果视频更长，请先剪短。',
} satisfies TableWords<'presets/video-presets'>;
