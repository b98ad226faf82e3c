export default {
  'Video to GIF': '動画をGIFに変換',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    '動画の一部をアニメーションGIFやWebPにします。速度、サイズ、繰り返しの回数を選べます。',
  'Make GIF': 'GIFを作成',
  'clip to gif': '動画 gif | mp4 gif | gif 作成 動画 | 動画 webp | gifアニメ 動画から | youtube gif',
  'video to webp': '動画 gif 変換 | 動画をgifに | mov gif | iphone 動画 gif | 動画からgif | video to gif',
  GIF: 'GIF',
  'Animated WebP': 'アニメーションWebP',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIFはどこでも再生できますが、1フレーム256色です。WebPはずっと小さくなります。',
  'Frames per second': '1秒あたりのフレーム数',
  'The height is set to match. Never larger than the video.': '高さは自動で決まります。動画より大きくはなりません。',
  'Colour blending': '色の混ぜ方（ディザ）',
  'Pattern (smaller)': 'パターン（小サイズ）',
  Smooth: 'なめらか',
  Off: 'オフ',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    '範囲を短くする、1秒あたりのフレーム数を減らす、幅を小さくする、またはサイズが数分の1になるアニメーションWebPを選んでください。品質を下げると、フレーム間の小さな変化が省かれます。',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    '{0}フレームまでです。1秒12フレームなら2分と少しです。それより長いと最初の部分だけになり、その旨が結果に表示されます。長いものは、動画のほうがずっと小さくなります。',
  'Does it keep the audio?': '音声は残りますか？',
  'No: GIF and WebP cannot hold audio.': 'いいえ。GIFとWebPには音声を入れられません。',
} satisfies TableWords<'tools/video-to-gif'>;
