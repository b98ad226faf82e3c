export default {
  'Image to data URL': '이미지를 데이터 URL로',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    '이미지를 HTML이나 CSS에 붙여 넣을 데이터 URL(Base64)로 바꾸고, 그 길이를 보여 줍니다.',
  'Create data URL': '데이터 URL 만들기',
  Output: '출력',
  'Data URL only': '데이터 URL만',
  'HTML image': 'HTML 이미지',
  'CSS background': 'CSS 배경',
  'Larger images are scaled down. Leave empty to keep the size.':
    '더 큰 이미지는 줄입니다. 비워 두면 크기를 유지합니다.',
  'When is a data URL a good idea?': '데이터 URL은 언제 쓰면 좋은가요?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    '몇 kB까지의 작은 이미지에 좋습니다. 요청을 한 번 줄여 주기 때문입니다. 텍스트는 파일보다 3분의 1쯤 길고 그것이 든 페이지를 열 때마다 다시 불러오므로, 큰 이미지는 별도의 파일로 두는 편이 낫습니다.',
  'Is my image changed?': '이미지가 바뀌나요?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    '형식과 너비를 그대로 두면 바뀌지 않습니다. 위치 같은 메타데이터만 빼고 이미지가 바이트 하나까지 그대로 들어가며, 제거된 것은 결과에 표시됩니다. HEIC처럼 웹 페이지에서 볼 수 없는 형식은 JPEG이나 PNG가 됩니다.',
  base64: 'base64 | data url | base64 인코딩',
  'data uri': 'base64 변환 | data uri | 이미지 문자열 변환',
  'inline image': '이미지 base64 | 이미지 인코딩',
  'encode image': '사진 base64 변환 | 인라인 이미지',
  'embed image in css': '데이터 url | css 이미지 넣기',
} satisfies TableWords<'tools/image-to-data-url'>;
