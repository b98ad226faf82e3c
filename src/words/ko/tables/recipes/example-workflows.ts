export default {
  'Photos for a website': '웹사이트용 사진',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    '너비 1,600픽셀 이하, WebP, 200 kB 이하, 위치 정보 없음',
  'Photos to one small PDF': '사진을 작은 PDF 하나로',
  'A page for each photo, compressed for the screen': '사진마다 한 페이지, 화면용으로 압축',
  'Scans to one greyscale PDF': '스캔을 흑백 PDF 하나로',
  'Merged, without colour, with page numbers': '합치고, 색을 없애고, 페이지 번호를 매김',
  'Video to a small GIF': '동영상을 작은 GIF로',
  'At most 480 pixels wide, then compressed': '너비 480픽셀 이하, 그다음 압축',
} satisfies TableWords<'recipes/example-workflows'>;
