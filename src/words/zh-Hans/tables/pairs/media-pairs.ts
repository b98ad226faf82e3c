export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 会去掉不易听到的声音。“自动”比特率在立体声时为 192 kbit/s，很少有人能听出差别。',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    '略有下降：音频会按大致相同的比特率重新编码。本来就是 MP3 的音频原样复制。',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC 会去掉不易听到的声音。“自动”比特率在立体声时为 160 kbit/s，很少有人能听出差别。',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    '本来就是 AAC 的音频原样复制，其他音频按大致相同的比特率重新编码。',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus 会去掉不易听到的声音。“自动”比特率在立体声时为 128 kbit/s，很少有人能听出差别。',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    '本来就是 Opus 或 Vorbis 的音频原样复制，其他音频按大致相同的比特率重新编码为 Opus。',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    '不会。WAV 保存每一个采样，立体声每分钟约占 10 MB。',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    '不会。FLAC 保存每一个采样，大小约为 WAV 文件的一半。',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    '如果 MP4 能容纳这些轨道，就不会：H.264、H.265、AAC 和 MP3 逐位复制。VP8、PCM 等编码在 MP4 里很少见，播放器未必认得，会按大致相同的比特率重新编码。',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    '如果 MOV 能容纳这些轨道，就不会：H.264、H.265、AAC 和 PCM 逐位复制。其他编码按大致相同的比特率重新编码。',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    '不会。Matroska 几乎能容纳所有视频和音频编码，所以视频轨和音轨都逐位复制。',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM 能容纳 VP8、VP9 或 AV1 视频和 Opus 或 Vorbis 音频。这些会逐位复制，其他编码按大致相同的比特率重新编码。',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    '略有下降：视频和音频会重新编码为到处都能播放的 H.264 和 AAC。选“尽量保持原样”则直接复制轨道，适合能播放 VP9、AV1 和 Opus 的播放器。',
  'How large can a file be?': '可以处理多大的文件？',
  'Save the audio of {0} videos as {1}, many at once.': '把 {0} 视频的声音批量保存为 {1}。',
  'Convert {0} to {1}, many files at once, and keep tags and cover.': '把 {0} 批量转换为 {1}，保留标签和封面。',
  'Convert {0} videos to {1}, whatever their size, many at once.': '把 {0} 视频批量转换为 {1}，大小不限。',
} satisfies TableWords<'pairs/media-pairs'>;
