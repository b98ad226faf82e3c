export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    '音楽や録音の最初と最後を、長さに関係なく劣化なしでカットします。',
  'ring tone': '音声 カット | mp3 切り取り',
  ringtone: 'mp3 カット | 曲 一部',
  'crop audio': '音声 トリミング | 音声 切り取り',
  'part of song': '着信音 作成 | 録音 カット',
  'mp3 cutter': '着メロ | 曲 短くする',
  'cut song': '曲 カット | mp3 カッター',
  'cut and convert': '音楽 カット',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    '元の形式のままなら下がりません。音声をそのままコピーします。AACとOpusは約50分の1秒のパケットでできていて、その境目で切ります。WAVなどのPCMは、1サンプル単位で正確に切ります。MP3も、Chromeのようにギャップレスのタグを読むプレーヤーでは正確です。ほかのプレーヤーでは、ほんの少し長く再生されます。',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'MP3など別の形式を選ばない限り、元のファイルと同じ形式で、タグとカバー画像も残ります。動画からは、音声トラックをそのまま取り出します。AACはM4Aに、AIFFとCAFはWAVになります。',
} satisfies TableWords<'tools/trim-audio'>;
