export default {
  'Make an animation': '애니메이션 만들기',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    '이미지로 움직이는 GIF, WebP, PNG, AVIF, JPEG XL을 만들고, 이미지마다 표시 시간을 정합니다.',
  'Make animation': '애니메이션 만들기',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF는 어디서나 재생되지만 256색까지입니다. WebP는 훨씬 작습니다.',
  'Time per image': '이미지당 표시 시간',
  'Times of individual images': '이미지별 표시 시간',
  'Write times like 1, 0.2, , 3.': '시간은 1, 0.2, , 3처럼 쓰세요.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    '초 단위로 순서대로 씁니다. 예: “1, 0.2, , 3”. 시간이 없는 이미지에는 위의 시간을 씁니다. 이미지 옆에 직접 입력해도 됩니다.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    '둘 다 비우면 첫 이미지의 크기를 쓰고, 하나만 비우면 비율을 유지합니다.',
  'Images of another shape': '비율이 다른 이미지',
  'Border colour': '여백 색상',
  'Can I join animations?': '애니메이션끼리 이을 수 있나요?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    '네. 목록에 있는 GIF, WebP, APNG, AVIF, JPEG XL 애니메이션은 모든 프레임이 원래 표시 시간 그대로 정지 이미지 사이에 들어갑니다.',
  'Which format should I choose?': '어떤 형식을 고르면 좋나요?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    '채팅이나 오래된 프로그램에는 GIF가, 웹에는 WebP가 좋습니다. WebP는 모든 최신 브라우저에서 보이고, 색이 온전하며 용량이 훨씬 작습니다. APNG는 모든 픽셀을 유지합니다. 이미지의 많은 부분이 움직이면 AVIF가 가장 작고, Chrome과 Edge에서 만들 수 있습니다. JPEG XL은 가장 새로운 형식이라 볼 수 있는 프로그램이 적습니다.',
  'How fast can it be?': '얼마나 빠르게 할 수 있나요?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    '브라우저는 프레임마다 최소 0.02초 동안 보여 줍니다. 그보다 짧으면 대부분의 브라우저에서 오히려 느려집니다.',
  'create gif': '움짤 만들기 | 사진 gif 변환 | 움직이는 사진 만들기',
  'images to gif': '움짤만들기 | 이미지 gif 변환 | 슬라이드쇼',
  'gif from images': '사진 움짤 | 사진을 gif로 | 스톱모션',
  slideshow: '사진으로 움짤 만들기 | 여러 사진 gif | 짤 만들기',
  'stop motion': 'gif 만들기 | 움직이는 이미지 만들기 | 사진 이어서 gif',
} satisfies TableWords<'tools/make-animation'>;
