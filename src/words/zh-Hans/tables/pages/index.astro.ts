export default {
  'Stayput: file tools that never take your file': 'Stayput：从不拿走你文件的文件工具',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    '在浏览器里压缩、转换、合并、剪辑图片、PDF、视频和音频，也能调整尺寸。什么都不上传。',
  'Your file <span>stays put.</span>': '你的文件<span>哪儿也不去。</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    '就在浏览器里压缩、转换、剪辑和合并文件。什么都不上传：浏览器会阻止上传。<a>看看怎么做到</a>',
  'Free, without an account. The only limits are your device’s.': '免费，不用注册。唯一的限制来自你的设备。',
  'Photos, PDFs, video, audio, whole folders': '照片、PDF、视频、音频，或整个文件夹',
  'Start over': '重新开始',
  'What most people want': '最常用',
  'Used last': '最近用过',
  'The tools need JavaScript, which is switched off in this browser.': '工具需要 JavaScript，而这个浏览器已将它关闭。',
  'Kinds of tools': '工具种类',
} satisfies TableWords<'pages/index.astro'>;
