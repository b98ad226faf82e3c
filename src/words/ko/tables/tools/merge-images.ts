export default {
  'Merge images': '이미지 합치기',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    '이미지를 옆으로, 위아래로, 또는 격자로 이어 붙입니다. 간격과 배경을 정할 수 있습니다.',
  Layout: '배치',
  'Side by side': '옆으로 나란히',
  'One below the other': '위아래로',
  Grid: '격자',
  'Pages of a TIFF': 'TIFF 페이지로',
  Sizes: '이미지 크기',
  'Match the smallest': '가장 작은 것에 맞춤',
  'Match the largest': '가장 큰 것에 맞춤',
  'Keep their sizes': '원래 크기 유지',
  'Side by side, images get the same height; one below the other, the same width.':
    '옆으로 붙이면 높이가, 위아래로 붙이면 너비가 같아집니다.',
  'Align smaller images': '작은 이미지 정렬',
  'Top or left': '위쪽이나 왼쪽',
  Centre: '가운데',
  'Bottom or right': '아래쪽이나 오른쪽',
  'Gap between images': '이미지 사이 간격',
  'Margin around all': '바깥 여백',
  Background: '배경',
  'A colour': '단색',
  'Background colour': '배경 색상',
  'In which order are they joined?': '어떤 순서로 붙이나요?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    '목록 순서대로입니다. 손잡이를 드래그하거나 화살표로 순서를 바꾸세요. 격자는 왼쪽부터 한 줄씩 채웁니다.',
  'What happens to images of different sizes?': '크기가 다른 이미지는 어떻게 되나요?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    '옆으로 붙이면 높이가, 위아래로 붙이면 너비가, 격자에서는 칸 크기가 같아지며 비율은 유지됩니다. “원래 크기 유지”는 픽셀을 전혀 바꾸지 않습니다.',
  'Can I make one file with several pages?': '여러 페이지로 된 파일 하나로 만들 수 있나요?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    '네, TIFF로 만들 수 있습니다. 이미지마다 크기, 색 심도, 색상 프로필이 무손실로 유지됩니다. 목록에 있는 TIFF의 페이지는 페이지로 남습니다. PDF로 만들려면 “이미지를 PDF로”를 쓰세요.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    '모든 파일의 메타데이터, 즉 날짜, 카메라, 위치, 이름이 사라집니다. 이미지 하나로 합치면 서로 맞도록 색상을 sRGB로 변환합니다. 애니메이션은 첫 프레임만 씁니다.',
  collage: '사진 합치기 | 콜라주 | 파노라마',
  'before and after': '이미지 합치기 | 캡처 이어붙이기 | 세로로 이어붙이기',
  montage: '사진 이어붙이기 | 긴 캡처',
  grid: '이미지 이어붙이기 | 전후 비교 사진',
  panorama: '사진 붙이기 | 비포 애프터',
  'put photos together': '사진 두장 합치기 | 사진 나란히',
  'long screenshot': '사진 한장으로 | 사진 격자',
} satisfies TableWords<'tools/merge-images'>;
