export default {
  'Extract subtitles': '字幕を抽出',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'MP4、MOV、MKV、WebMの字幕を、言語ごとにSRTかWebVTTのファイルで保存します。',
  'get subtitles': '字幕 抽出 | mkv 字幕 抽出 | srt 抽出',
  'rip subtitles': '字幕 取り出し | mp4 字幕 抽出 | 動画から字幕',
  'captions from video': '動画 字幕 保存 | 字幕 抜き出し | 字幕 ダウンロード',
  'mkv to srt': 'mkv srt | 字幕ファイル | キャプション 抽出',
  'Which subtitles can be extracted?': 'どの字幕を抽出できますか？',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    '独立したトラックになっているテキストの字幕です。MP4とMOVではTimed TextとWebVTT、MKVとWebMではSRT、WebVTT、ASS、SSAです。DVDとBlu-rayの字幕は画像、焼き込まれた字幕は映像の一部なので、ここでは文字にできません。',
  'What formatting is kept?': 'どの書式が残りますか？',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    '文字、時間、改行と、新しい形式が対応していれば太字、斜体、画面上の位置です。フォント、色、ASSの図形は削除され、その旨が結果に表示されます。',
  'Does a long film take long?': '長い映画だと時間がかかりますか？',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'ファイルを読む時間だけです。デコードはせず、長くてもメモリの使用量は増えません。',
} satisfies TableWords<'tools/extract-subtitles'>;
