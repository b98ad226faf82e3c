export default {
  'Stayput: file tools that never take your file': 'Stayput：ファイルを受け取らないファイルツール',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    '画像、PDF、動画、音声の圧縮、変換、サイズ変更、結合、カットが、ブラウザの中でできます。アップロードはありません。',
  'Your file <span>stays put.</span>': 'ファイルは<span>どこへも行きません。</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'ファイルの圧縮、変換、カット、結合が、このブラウザの中でできます。アップロードはされません。ブラウザが遮断します。<a>仕組みを見る</a>',
  'Free, without an account. The only limits are your device’s.':
    '無料、アカウント不要。制限になるのは端末の性能だけです。',
  'Photos, PDFs, video, audio, whole folders': '写真、PDF、動画、音声、フォルダごと',
  'Start over': '最初から',
  'What most people want': 'よく使われるツール',
  'Used last': '最近使ったツール',
  'The tools need JavaScript, which is switched off in this browser.':
    'ツールにはJavaScriptが必要ですが、このブラウザではオフになっています。',
  'Kinds of tools': 'ツールの種類',
} satisfies TableWords<'pages/index.astro'>;
