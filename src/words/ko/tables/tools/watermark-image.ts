export default {
  'Watermark images': '이미지 워터마크',
  'Put text or your logo on images, in one place or all over, many at once.':
    '여러 이미지에 글이나 로고를 한꺼번에 넣습니다. 한 곳에만 넣거나 전체에 반복할 수 있습니다.',
  Watermark: '워터마크',
  'Image, such as a logo': '이미지(로고 등)',
  '© Your name': '© 내 이름',
  Font: '글꼴',
  'Sans serif': '고딕',
  Serif: '명조',
  Monospaced: '고정폭',
  Bold: '굵게',
  'A PNG or WebP with transparency looks best.': '투명한 PNG나 WebP가 가장 보기 좋습니다.',
  'Repeat all over': '전체에 반복',
  'The maximum share of the image’s width and height.': '이미지의 너비와 높이에 대한 최대 비율입니다.',
  'Is the watermark the same size on every image?': '워터마크 크기가 이미지마다 같은가요?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    '이미지마다 같은 비율을 차지하므로, 크든 작든 똑같아 보입니다.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    '한글, 기호, 이모지까지, 기기가 표시할 수 있는 글자라면 무엇이든 됩니다. 글자는 브라우저가 그립니다.',
  'Can the watermark be removed again?': '워터마크를 나중에 제거할 수 있나요?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    '새 파일만으로는 안 됩니다. 그 아래의 픽셀은 워터마크와 섞였거나 사라졌습니다. 원본은 바뀌지 않으니 잘 보관하세요.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '네, 모든 프레임에 워터마크를 넣습니다. GIF, WebP, APNG, AVIF, JPEG XL은 형식이 유지되며, 브라우저가 애니메이션 AVIF를 만들 수 없으면 WebP가 됩니다.',
  'logo on photo': '사진 워터마크 | 사진 텍스트 넣기',
  'text on photo': '워터마크 넣기 | 이미지에 글자',
  'write text on photo': '이미지 워터마크 | 사진 저작권 표시',
  'add text': '사진 로고 넣기 | 짤 글씨 넣기',
  brand: '사진에 로고 | 사진 도용 방지',
  'caption photo': '사진 글자 넣기 | 사진 낙관',
  'name on photo': '사진에 글씨 넣기',
  'add name to photo': '사진 글씨 쓰기',
  meme: '사진 이름 넣기',
} satisfies TableWords<'tools/watermark-image'>;
