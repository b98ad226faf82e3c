export default {
  'Merge videos': '合并视频',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    '把多个视频接成一个，顺序任意。同类片段直接复制，不重新编码。',
  'join clips': '合并视频 | 拼接视频 | 视频连接 | gopro 合并 | 片段合并',
  'one video': '视频合并 | 视频合成 | 连接视频 | ts 合并',
  gopro: '视频拼接 | 多个视频合成一个 | 剪接视频 | m3u8 合并',
  'Same as the first video': '与第一个视频相同',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    '如果所有片段出自同一台相机或同一个程序，就不会：视频和音频逐位复制。否则不同的片段会重新编码，结果里会说明。',
  'What if the clips have different sizes?': '片段尺寸不同怎么办？',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    '以第一个为准，其他片段会缩放到相同大小；宽高比不同时加黑边。',
  'Can I join the pieces of a stream (HLS)?': '可以合并流媒体的分段 (HLS) 吗？',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    '可以：把播放列表 (.m3u8) 和其中列出的所有文件一起拖放进来，或拖放它们所在的文件夹，就算一个视频。这里的每个工具都可以这样。没有播放列表时，MPEG-TS 分段 (.ts) 不管按什么顺序拖放，都会排好。',
  'What if a clip has no audio?': '某个片段没有声音怎么办？',
  'It stays silent, and the audio of the other clips stays in sync.': '那一段保持无声，其他片段的声音仍然同步。',
} satisfies TableWords<'tools/merge-video'>;
