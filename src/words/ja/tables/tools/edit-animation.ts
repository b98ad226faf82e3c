export default {
  'Edit animations': 'アニメーションを編集',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'アニメーションのGIF、WebP、PNG、AVIF、JPEG XLのフレームの削除、並べ替え、表示時間の調整や、速度、サイズ、繰り返しの変更ができます。',
  Edit: '編集',
  'gif editor': 'gif 編集 | gif リサイズ',
  'gif speed': 'gif 速度 | gifアニメ 編集',
  'speed up gif': 'gif 速くする | gif 秒数',
  'slow down gif': 'gif 遅くする',
  'reverse gif': 'gif 逆再生',
  'frame delay': 'gif フレーム 削除',
  'gif loop': 'gif ループ',
  'resize gif': 'gif サイズ変更',
  'change gif': 'gif 加工',
  'Write frames like 1-3, 5=0.5, last.': 'フレームは1-3, 5=0.5, lastのように書いてください。',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    '削除、移動、複製、時間の変更をするフレームを選んでください。入力もできます。「1-10, 12=0.5, last」ならフレーム12を0.5秒表示します。空欄ならすべて残します。すべてのファイルに使われます。',
  'Every frame': 'すべてのフレーム',
  'Every second frame': '2枚に1枚',
  'Every third frame': '3枚に1枚',
  'Every fourth frame': '4枚に1枚',
  'Play backwards': '逆再生',
  Repeat: '繰り返し',
  'As before': '元のまま',
  'A fixed number of times': '回数を指定',
  'Leave one empty to keep the proportions, or both to keep the size.':
    '片方を空欄にすると縦横比を保ち、両方を空欄にすると大きさはそのままです。',
  'Can some frames be shown for longer?': '一部のフレームだけ長く表示できますか？',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'はい。フレームの並びから、マウスかキーボードで選び、秒数を入力してください。そこで削除、移動、複製もできます。',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'フレームを2枚に1枚に減らす、幅を狭くする、フレーム間の小さな変化を省くように品質を下げる、といった方法があります。一番効果的なのはWebPです。同じアニメーションが数分の1のサイズになります。',
  'Why are there fewer frames at a high speed?': '速くするとフレームが減るのはなぜですか？',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'ブラウザは、1フレームを少なくとも0.02秒表示します。それより短くなるフレームを取り除き、指定した速さで再生されるようにします。',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'ほかのフレームのタイミング、透明部分、繰り返しの回数は、形式を変えても残ります。',
} satisfies TableWords<'tools/edit-animation'>;
