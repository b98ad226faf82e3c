export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': '파비콘 세트',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    '이미지 하나로 웹사이트에 필요한 아이콘을 모두 만듭니다. ICO, PNG, Apple과 Android 아이콘, 매니페스트, HTML이 들어 있습니다.',
  'Make icons': '아이콘 만들기',
  'Website name': '웹사이트 이름',
  'My site': '내 사이트',
  'If the image is not square': '이미지가 정사각형이 아니면',
  'Crop to the centre': '가운데만 남기기',
  'Background on phones': '휴대폰용 배경색',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': '세트에 무엇이 들어 있나요?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    '브라우저와 즐겨찾기에 쓰는 16, 24, 32, 48픽셀의 favicon.ico, Android와 설치한 앱에 쓰는 192, 512픽셀 아이콘(둥글게 자르는 시스템을 위해 가장자리에 여유를 둔 것 포함), 180픽셀의 Apple 아이콘, 아이콘을 나열한 매니페스트, 페이지의 head에 넣을 HTML이 들어 있습니다.',
  'Where do the files go?': '파일을 어디에 두나요?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    '웹사이트의 루트 폴더에 두세요. head.html의 내용은 모든 페이지의 head에 복사해 넣으세요.',
  'Which image works best?': '어떤 이미지가 가장 좋은가요?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    '모양이 단순하고 512픽셀 이상인 정사각형이 좋습니다. 16픽셀에서는 세세한 부분이 사라지기 때문입니다. SVG는 어떤 크기에서도 선명합니다.',
  favicon: '파비콘 | 웹사이트 아이콘 | 블로그 파비콘',
  'app icon': '파비콘 만들기 | ico 만들기',
  'website icon': '파비콘 생성 | 아이콘 만들기',
  ico: 'favicon | 앱 아이콘',
  'apple touch icon': '사이트 아이콘 | 애플 터치 아이콘',
  'favicon generator': '홈페이지 아이콘 | 파비콘 변환',
} satisfies TableWords<'tools/favicon-set'>;
