export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3は、聞こえにくい音を取り除く形式です。自動のビットレートはステレオで192 kbit/sで、違いに気付く人はほとんどいません。',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'わずかに下がります。元とほぼ同じビットレートで再エンコードします。もともとMP3の音声は、そのままコピーします。',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AACは、聞こえにくい音を取り除く形式です。自動のビットレートはステレオで160 kbit/sで、違いに気付く人はほとんどいません。',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'もともとAACの音声は、そのままコピーします。それ以外は、元とほぼ同じビットレートで再エンコードします。',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opusは、聞こえにくい音を取り除く形式です。自動のビットレートはステレオで128 kbit/sで、違いに気付く人はほとんどいません。',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'もともとOpusかVorbisの音声は、そのままコピーします。それ以外は、元とほぼ同じビットレートでOpusに再エンコードします。',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'いいえ。WAVはすべてのサンプルを保存します。ステレオで1分あたり約10 MBになります。',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'いいえ。FLACはすべてのサンプルを、WAVの約半分のサイズで保存します。',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'MP4に入れられるトラックなら下がりません。H.264、H.265、AAC、MP3は1ビットも変えずにコピーします。VP8やPCMなど、MP4では再生できないことの多いコーデックは、元とほぼ同じビットレートで再エンコードします。',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'MOVに入れられるトラックなら下がりません。H.264、H.265、AAC、PCMは1ビットも変えずにコピーします。それ以外は、元とほぼ同じビットレートで再エンコードします。',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'いいえ。Matroskaにはほとんどの映像・音声コーデックを入れられるので、どちらのトラックも1ビットも変えずにコピーします。',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebMに入れられるのは、VP8、VP9、AV1の映像とOpus、Vorbisの音声です。これらは1ビットも変えずにコピーし、それ以外は元とほぼ同じビットレートで再エンコードします。',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'わずかに下がります。映像と音声を、どこでも再生できるH.264とAACに再エンコードします。VP9、AV1、Opusに対応したプレーヤーで見るなら、「できれば維持」でトラックをそのままコピーできます。',
  'How large can a file be?': 'どのくらい大きなファイルまで使えますか？',
  'Save the audio of {0} videos as {1}, many at once.': '{0}動画の音声を{1}で保存します。一括処理もできます。',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    '{0}を{1}に変換します。一括処理もでき、タグとカバー画像も残ります。',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    '{0}動画を、サイズを問わず{1}に変換します。一括処理もできます。',
} satisfies TableWords<'pairs/media-pairs'>;
