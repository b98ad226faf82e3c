export default {
  'GIF to video': 'GIFを動画に変換',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'アニメーションのGIF、WebP、PNG、AVIFを、MP4やWebMの動画にします。たいていはずっと小さくなります。',
  'Make video': '動画を作成',
  'gif to mp4': 'gif 動画 | アニメーションwebp 動画 | gif to mp4',
  'animated webp to video': 'gif mp4 | webp mp4 | gifアニメ 動画',
  'gif to video': 'gif mp4 変換 | 画像 動画 変換',
  'images to video': 'gifを動画に | 写真 動画',
  'photos to video': 'gif 動画 変換 | 写真を動画に',
  'Repeat the animation': '繰り返しの回数',
  'Animations loop, but videos end: choose how many times to play it.':
    'アニメーションは繰り返しますが、動画には終わりがあります。再生する回数を選んでください。',
  'Colour behind transparent areas': '透明部分の背景色',
  'Show still images for': '静止画の表示時間',
  'Is the timing of the frames kept?': 'フレームのタイミングは残りますか？',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'はい。各フレームの表示時間は変わりません。GIFの指定が100分の1秒以下のときは、ブラウザでは10分の1秒で表示されるため、動画でも同じにします。',
  'What happens to transparency?': '透明部分はどうなりますか？',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    '広く使われている動画形式は透明に対応していないため、透明部分は選んだ色になります。',
  'What if the width or height is odd?': '幅や高さが奇数のときは？',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    '動画のピクセル数は偶数である必要があります。下か右に背景色を1ピクセル分足します。拡大縮小はしません。',
} satisfies TableWords<'tools/animation-to-video'>;
