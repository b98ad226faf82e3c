export default {
  'Convert subtitles': '字幕を変換',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'SRTとWebVTTを相互に変換し、表示時間をずらしたり、別のフレームレートに合わせたりできます。',
  'shift subtitles': '字幕 変換 | 字幕 秒 ずれ',
  'sync subtitles': 'srt vtt 変換 | 字幕 調整',
  'subtitle delay': 'srt 変換 | 字幕 タイミング 修正',
  retime: 'vtt srt',
  'srt to vtt': '字幕 ずれ',
  'subtitle offset': '字幕 ずらす',
  'subtitles late': '字幕 同期',
  'subtitles early': '字幕 タイミング',
  'srt seconds late': '字幕 遅い',
  'fix subtitle timing': '字幕 早い',
  'Shift by': 'ずらす時間',
  'Positive numbers show them later, negative numbers earlier.': '正の数なら遅く、負の数なら早く表示します。',
  'Keep the speed': '速度を変えない',
  'From 23.976 to 25': '23.976から25へ',
  'From 24 to 25': '24から25へ',
  'From 25 to 23.976': '25から23.976へ',
  'From 25 to 24': '25から24へ',
  'Another length': '長さを指定',
  'In frames per second, for subtitles that start in sync and then drift.':
    '1秒あたりのフレーム数です。最初は合っていて、だんだんずれる字幕に使います。',
  Length: '長さ',
  'How do I sync subtitles with a video?': '字幕を動画に合わせるには？',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    '全体が同じだけ早い、または遅いときは、その分だけずらしてください。最初は合っていてだんだんずれるときは、別のフレームレート用に作られた字幕です。元と新しいフレームレートを選んでください。先に速度を変え、その後でずらします。',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    '太字、斜体、下線と、上に表示する指定は残ります。SRTにはスタイル、話者名、正確な位置がなく、SRTの色やフォントはWebVTTに引き継がれません。削除されたものは結果に表示されます。',
  'What if letters look wrong?': '文字化けするときは？',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    '結果は、どのプレーヤーでも読めるUTF-8です。UTF-8とUTF-16は自動で判別します。それ以外は文章から文字コードを推測し、どれだったかを結果に表示します。文字化けするときは、「文字コード」で別のものを選んでください。',
} satisfies TableWords<'tools/convert-subtitles'>;
