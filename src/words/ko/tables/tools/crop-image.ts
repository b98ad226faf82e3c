export default {
  'Crop images': '이미지 자르기',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    '직접 그린 상자나 1:1, 16:9 같은 비율로 이미지를 한꺼번에 자릅니다.',
  'Crop to': '자르는 방법',
  'A box I draw': '직접 그린 상자',
  'A fixed shape': '정해진 비율',
  'The most interesting part': '가장 눈에 띄는 부분',
  'The centre': '가운데',
  'The top or left': '위쪽이나 왼쪽',
  'The bottom or right': '아래쪽이나 오른쪽',
  'Crop JPEG without re-encoding': 'JPEG 재인코딩 없이 자르기',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'JPEG 블록의 경계에서 자르므로 최대 15픽셀이 더 남습니다.',
  'Can I use one box for images of different sizes?': '크기가 다른 이미지에도 같은 상자를 쓸 수 있나요?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    '네, 너비와 높이에 대한 비율로 적용됩니다. 왼쪽 절반에 상자를 그리면 모든 이미지에서 왼쪽 절반이 남습니다. 1:1처럼 비율이 정해진 상자는 모든 이미지에서 그 비율을 유지합니다. 이미지 크기가 모두 같거나 같은 테두리를 잘라 낼 때는 픽셀을 고르세요. 화살표로 이미지마다 상자를 확인할 수 있습니다.',
  'How does it find the most interesting part?': '가장 눈에 띄는 부분은 어떻게 찾나요?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    '피부색, 강한 색, 윤곽을 찾아 그 주위에 비율을 맞춥니다. 기기 안에서 돌아가며 얼굴을 인식하지는 않습니다.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '네, 모든 프레임을 같은 자리에서 자르고 타이밍도 그대로입니다. GIF, WebP, APNG, AVIF, JPEG XL은 형식이 유지되며, 브라우저가 애니메이션 AVIF를 만들 수 없으면 WebP가 됩니다.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'JPEG은 선택한 품질로 다시 인코딩합니다. “JPEG 재인코딩 없이 자르기”를 고르면 8픽셀이나 16픽셀 블록의 경계에서 자르고, 남은 부분은 비트 하나 다르지 않습니다. 가장 눈에 띄는 부분은 디코딩해야만 찾을 수 있으므로, 그때는 다시 인코딩합니다.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    '네. 카메라가 사진에 넣어 두는 썸네일에는 자르기 전 모습이 보이므로 그것도 제거합니다.',
  square: '사진 자르기 | 정사각형 | 사진 테두리 자르기',
  frame: '이미지 자르기 | 정사각형으로 자르기 | 이미지 일부 자르기',
  'trim edges': '사진 크롭 | 인스타 사진 비율 | 사진 부분 자르기',
  'crop photo': '이미지 크롭 | 사진 비율 맞추기',
  'instagram square': '사진 잘라내기 | 사진 여백 자르기',
} satisfies TableWords<'tools/crop-image'>;
