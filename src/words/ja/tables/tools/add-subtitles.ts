export default {
  'Add subtitles': '字幕を追加',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'SRTやWebVTTの字幕を、MP4、MOV、MKV、WebMに独立したトラックとして追加します。映像は再エンコードしません。',
  subtitled: '字幕付き',
  caption: '字幕 追加 | srt 埋め込み | mp4 字幕',
  'embed subtitles': '字幕を付ける | ソフトサブ | 動画に字幕',
  'soft subtitles': '字幕 埋め込み | クローズドキャプション',
  'srt into video': '字幕 入れる | キャプション',
  'closed captions': 'srt 動画 | mkv 字幕 追加',
  Subtitles: '字幕',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'SRTかWebVTTのファイル（複数可）。動画と一緒にドロップすることもできます。',
  'Match subtitles to videos': '字幕と動画の対応',
  'By file name': 'ファイル名で判断',
  'Add all to every video': '全動画にすべて追加',
  'A file name can include the language, as in film.de.srt.': 'film.ja.srtのように、ファイル名に言語を入れられます。',
  'From the file name': 'ファイル名から判断',
  'Track name': 'トラック名',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    '例：「聴覚障害者向け」。空欄なら、プレーヤーには言語名が表示されます。',
  'On by default': '最初から表示',
  'Does it change the video or audio?': '映像や音声は変わりますか？',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'いいえ。映像、音声、元からあるトラック、チャプター、タグは、1バイトも変わりません。字幕はテキストとして追加されるので、後から非表示にしたり削除したりできます。MPEG-TSの録画とフラグメント化されたMP4は、先に通常のMP4へコピーします。',
  'Where do the subtitles show up?': '字幕はどこで見られますか？',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'VLC、mpv、QuickTimeなど、字幕トラックに対応したプレーヤーで見られます。ChromeとFirefoxは、Webページ上では動画の中の字幕を表示しません。その場合はWebVTTファイルをそのまま使ってください。',
  'How do I add several languages?': '複数の言語を追加するには？',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'すべてのファイルを一度に選んでください。film.mp4に対するfilm.en.srtやfilm.ja.srtのように動画と同じ名前のファイルが、それぞれの言語のトラックになります。最初のトラックが標準で表示されます。',
  'What happens to colours and positions?': '色や位置はどうなりますか？',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    '太字、斜体、下線は残り、WebMでは画面上の位置も残ります。色やフォントなど、プレーヤーによって扱いが違うものは削除され、その旨が結果に表示されます。',
} satisfies TableWords<'tools/add-subtitles'>;
