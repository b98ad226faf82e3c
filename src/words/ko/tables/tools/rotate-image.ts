export default {
  'Rotate and flip images': '이미지 회전과 뒤집기',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    '이미지를 90°, 180°나 원하는 각도로 한꺼번에 회전하고, 수평을 맞추고, 뒤집습니다.',
  'By another angle': '다른 각도로',
  'Clockwise; negative numbers rotate the other way.': '시계 방향이며, 음수는 반대 방향으로 회전합니다.',
  'Empty corners': '빈 모서리',
  'Crop them off': '잘라내기',
  'Fill with a colour': '색으로 채우기',
  'Corner colour': '모서리 색상',
  'JPEG photos': 'JPEG 사진',
  'Keep every pixel': '모든 픽셀 유지',
  'Keep pixels, crop edges': '픽셀 유지, 가장자리 자르기',
  'Re-encode': '다시 인코딩',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'JPEG은 다시 인코딩하지 않고 블록 단위로 회전합니다. 변의 길이가 블록에 딱 맞지 않으면, 회전 방법을 파일에 저장하거나 가장자리를 최대 15픽셀 자릅니다.',
  'Why is my photo upright here and sideways elsewhere?': '사진이 왜 여기서는 똑바르고 다른 데서는 누워 있나요?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    '파일에 회전 방법이 저장되어 있는데, 그것을 무시하는 프로그램이 있습니다. “없음”을 고르세요. 결과는 실제로 회전되어 어디서나 똑같이 보입니다. JPEG은 변의 길이가 블록에 딱 맞지 않으면 가장자리에서 최대 15픽셀이 잘릴 수 있습니다.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'JPEG은 직각으로 회전하거나 뒤집으면 전혀 손실이 없습니다. 8픽셀이나 16픽셀 블록이 자리를 바꾸고 모든 픽셀의 값은 그대로입니다. 변의 길이가 블록에 딱 맞지 않으면, 따로 고르지 않는 한 회전 방법을 파일에 저장합니다. 다른 각도와 다른 손실 형식은 다시 인코딩합니다.',
  'How do I straighten a crooked horizon?': '기울어진 수평은 어떻게 바로잡나요?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    '“다른 각도로”에서 몇 도를 정하고 “잘라내기”를 고르세요. 회전한 이미지 안에 들어가는 가장 큰 똑바른 이미지가 됩니다.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '네, 모든 프레임을 같은 타이밍으로 회전합니다. GIF, WebP, APNG, AVIF, JPEG XL은 형식이 유지되며, 브라우저가 애니메이션 AVIF를 만들 수 없으면 WebP가 됩니다.',
  straighten:
    '사진 회전 | 사진 돌리기 | 이미지 좌우반전 | 사진 뒤집기 | 사진 방향 바꾸기 | 수평 맞추기 | 사진 90도 회전 | 상하반전',
  deskew: '이미지 회전 | 사진 좌우반전 | 사진 반전 | 이미지 뒤집기 | 사진 기울기 | 사진 수평 | 셀카 좌우반전',
} satisfies TableWords<'tools/rotate-image'>;
