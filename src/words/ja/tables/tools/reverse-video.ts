export default {
  'Reverse video and audio': '動画と音声の逆再生',
  'Play video and audio backwards, whatever its length.': '動画や音声を、長さに関係なく逆再生にします。',
  Reverse: '逆再生',
  reversed: '逆再生',
  backwards: '逆再生 | 逆再生 作り方 | 曲 逆再生',
  'play backwards': '動画 逆再生 | 音 逆再生 | reverse video',
  rewind: '巻き戻し | リバース',
  'reverse audio': '音声 逆再生 | 動画 巻き戻し',
  'reverse sound': '動画 逆回し | 反対再生',
  'How long can a video be?': 'どのくらい長い動画まで使えますか？',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    '制限はありません。最後から1グループずつデコードするので、長くてもメモリの使用量は増えません。時間は、動画のエンコードと同じくらいかかります。',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    '映像と音声は、元とほぼ同じビットレートで再エンコードします。動画の各フレームは前のフレームをもとにしていますが、逆再生ではその順番が逆になるためです。WAVとFLACは劣化しません。',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    '元のファイルと同じ形式です。AAC（.aac）はM4Aに、MPEG-TSの録画はMP4になります。',
} satisfies TableWords<'tools/reverse-video'>;
