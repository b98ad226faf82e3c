export default {
  'Compress video': '動画を圧縮',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    '動画を8、10、25、50、100 MB以下や、元の半分・4分の1のサイズに圧縮します。',
  'under size': '動画 圧縮 | 動画 容量 減らす | 動画 サイズ 小さく | 動画 重い | 動画 mb 以下 | handbrake',
  handbrake: '動画 軽くする | 動画 小さくする | mp4 圧縮 | 動画 大きすぎる | 動画 軽量化 | 動画 送れない 容量',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264はどこでも再生できます。ほかは同じサイズでよりきれいですが、時間がかかり、古いスマートフォンやテレビでは再生できません。',
  'H.264, or VP9 in WebM': 'H.264（WebMはVP9）',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AACはどこでも再生できます。Opusは同じサイズでより音がきれいです。',
  'AAC, or Opus in WebM': 'AAC（WebMはOpus）',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    '指定より大きくはなりません。毎回前の結果に合わせて調整しながら最大8回エンコードし、指定したサイズの95%以上を使うようにします。そこまで容量を必要としない動画は、もっと小さくなります。',
  'What is reduced first?': '何から減らしますか？',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'まずビットレートを下げます。それで映像が粗くなりすぎるときは、フレームレートを毎秒30フレームに、次に解像度を下げます。何を下げたかは結果に表示されます。',
} satisfies TableWords<'tools/compress-video'>;
