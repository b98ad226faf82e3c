export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': '网站图标套装',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    '一张图片生成网站所需的全部图标：ICO、PNG、Apple 和 Android 图标、清单和 HTML。',
  'Make icons': '生成图标',
  favicon: 'favicon | app 图标 | 浏览器图标',
  'app icon': '网站图标 | favicon 生成',
  'website icon': '图标生成 | png 转 ico',
  ico: 'ico | 网页图标',
  'apple touch icon': 'ico 图标 | 图标制作',
  'favicon generator': '应用图标 | 苹果图标',
  'Website name': '网站名称',
  'My site': '我的网站',
  'If the image is not square': '图片不是正方形时',
  'Crop to the centre': '裁剪到中间',
  'Background on phones': '手机图标的背景',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': '套装里有什么？',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    '浏览器和书签用的 favicon.ico，含 16、24、32 和 48 像素；Android 和已安装应用用的 192 和 512 像素图标，其中一个留有安全边距，用于会把图标裁成圆形的系统；180 像素的 Apple 图标；列出图标的清单；以及放进页面 head 的 HTML。',
  'Where do the files go?': '文件放在哪里？',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    '放在网站的根目录，再把 head.html 的内容复制到每个页面的 head 里。',
  'Which image works best?': '用什么图片最好？',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    '边长至少 512 像素的正方形，图形要简单：缩到 16 像素时细节就看不见了。SVG 在任何尺寸都清晰。',
} satisfies TableWords<'tools/favicon-set'>;
