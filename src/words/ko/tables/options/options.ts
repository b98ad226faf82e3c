export default {
  Quality: '품질',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    '낮을수록 용량이 작아집니다. 90을 넘으면 눈에 띄는 차이 없이 용량만 크게 늘어납니다.',
  Mirror: '뒤집기',
  'Left to right': '좌우',
  'Top to bottom': '상하',
  'Remove location and names': '위치와 이름 제거',
  'Keep only colour profile': '색상 프로필만 남기기',
  Metadata: '메타데이터',
  'Keep everything': '모두 남기기',
  'Small previews in photos would still show what you hide, so they are always removed.':
    '사진 속 작은 미리보기에는 가린 부분이 그대로 보이므로 항상 제거합니다.',
  'Write pages like 1-3, 7, last.': '페이지는 1-3, 7, last처럼 쓰세요.',
  'About half the size': '절반 정도의 용량',
  'About a quarter of the size': '4분의 1 정도의 용량',
  'Under 8 MB': '8 MB 이하',
  'Under 10 MB': '10 MB 이하',
  'Under 25 MB': '25 MB 이하',
  'Under 50 MB': '50 MB 이하',
  'Under 100 MB': '100 MB 이하',
  'Under another size': '용량 직접 지정',
  '1 MB is a million bytes, as in most upload limits.': '대부분의 업로드 제한과 마찬가지로 1 MB는 백만 바이트입니다.',
  'Area to keep': '남길 영역',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    '너비와 높이에 대한 비율(0~1) 또는 픽셀, 그리고 모든 이미지에 적용할 가로세로 비율.',
  'Areas to hide': '가릴 영역',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    '위치는 똑바로 세운 이미지의 왼쪽 위를 기준으로 한 비율입니다. 파일 번호가 없는 영역은 모든 파일에 적용됩니다.',
  'Number of plays': '재생 횟수',
  '0 repeats it forever.': '0이면 계속 반복합니다.',
} satisfies TableWords<'options/options'>;
