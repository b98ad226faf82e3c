export default {
  'Merge videos': '動画を結合',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    '動画を好きな順で1つにつなげます。同じ種類の動画は再エンコードせずにコピーします。',
  'join clips': '動画 結合 | 動画 まとめる | 動画 くっつける | ビデオ つなげる',
  'one video': '動画 つなげる | 動画 連結 | 複数動画 一つに | 動画 一つにする',
  gopro: '動画 合体 | mp4 結合 | gopro 結合 | クリップ 結合',
  'Same as the first video': '最初の動画と同じ',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'すべて同じカメラやソフトの動画なら下がりません。映像と音声を1ビットも変えずにコピーします。違うときは、合わない動画だけを再エンコードし、その旨を結果に表示します。',
  'What if the clips have different sizes?': '動画の大きさが違うときは？',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    '最初の動画に合わせます。ほかは収まるように拡大縮小し、縦横比が違えば黒帯を付けます。',
  'Can I join the pieces of a stream (HLS)?': 'ストリーム（HLS）の断片をつなげられますか？',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'はい。プレイリスト（.m3u8）を、そこに書かれたすべてのファイルか、それらの入ったフォルダと一緒にドロップすると、1つの動画として扱います。ここのどのツールでも使えます。プレイリストがなくても、MPEG-TSの断片（.ts）は、どんな順でドロップしても正しい順に並びます。',
  'What if a clip has no audio?': '音声のない動画があるときは？',
  'It stays silent, and the audio of the other clips stays in sync.':
    'そこは無音になり、ほかの動画の音声はずれません。',
} satisfies TableWords<'tools/merge-video'>;
