export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    '文字、時間、太字、斜体、下線と、ファイルにあれば画面上の位置が残ります。色とフォントは削除され、その旨が結果に表示されます。',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    '文字、時間、太字、斜体、下線と、上に表示する指定が残ります。SRTにはスタイル、話者名、正確な位置がないため、これらは削除され、その旨が結果に表示されます。',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    '{0}字幕を{1}に変換します。一括処理もでき、表示時間もずらせます。',
} satisfies TableWords<'pairs/subtitle-pairs'>;
