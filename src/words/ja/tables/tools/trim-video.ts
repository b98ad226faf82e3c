export default {
  'Trim video': '動画をカット',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    '動画の最初と最後を、劣化なしでカットします。大きな動画でも数秒で終わります。',
  'part of video': '動画 カット | 動画 一部 切り出し | 動画 最初 カット',
  snip: '動画 トリミング | 動画 切る | 動画 カット 無劣化',
  'video cutter': '動画 切り取り | mp4 カット | 動画 切り抜き 時間',
  'remove start': '動画 短くする | 動画 前後 カット | 動画カッター',
  'Cut exactly': '正確にカット',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    '切る位置の近く、または全体を再エンコードして、1フレーム単位で切ります。オフにすると、直前のキーフレームから始まり、そのままコピーします。',
  'Why does my clip start a little early?': '少し早く始まるのはなぜですか？',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'コピーはキーフレームからしか始められず、その間隔はたいてい数秒あります。指定した開始位置の直前のキーフレームから始まり、その位置は結果に表示されます。「正確にカット」なら、指定した通りのフレームから始まります。',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    '「正確にカット」を使わなければ下がりません。映像と音声を1ビットも変えずにコピーします。使うと、H.264、VP8、VP9は、切る位置から次のキーフレームまでだけを最大2倍のビットレートで再エンコードし、その先はコピーします。間にキーフレームがないときと、ほかのコーデックでは、映像全体を元とほぼ同じビットレートで再エンコードします。',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    '別の形式を選ばない限り、元のファイルと同じ形式です。映像と音声は、入れられる形式ならコピーし、入れられなければ再エンコードします。MP3などで音声だけを残すには、動画も扱える「音声をカット」を使ってください。MPEG-TSの録画は、再エンコードせずにMP4になります。',
} satisfies TableWords<'tools/trim-video'>;
