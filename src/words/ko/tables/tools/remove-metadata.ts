export default {
  'Remove metadata from photos': '사진 메타데이터 제거',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    '사진에 담긴 위치, 시간, 사람, 카메라 정보를 보고 제거합니다. 이미지 자체는 바뀌지 않습니다.',
  'Keep date and time': '날짜와 시간 남기기',
  'Keep camera and settings': '카메라와 설정 남기기',
  'Keep author and copyright': '작성자와 저작권 남기기',
  'Keep title and description': '제목과 설명 남기기',
  'Keep location': '위치 남기기',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    '이미지 자체를 뺀 모든 정보입니다. EXIF, XMP, IPTC 데이터, 설명, 썸네일, 편집 이력, 콘텐츠 자격 증명, 휴대폰이 사진에 덧붙인 동영상을 제거하며, 무엇을 제거했는지 결과에 표시됩니다. 남기기로 한 것은 EXIF에만 남깁니다.',
  'Does the image get worse?': '이미지 화질이 떨어지나요?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    '아니요. 다시 인코딩하지 않고, 압축된 데이터를 바이트 하나 바꾸지 않고 복사합니다. 색상 프로필, 방향, HDR 게인 맵은 없으면 이미지가 달라 보이므로 남깁니다.',
  'Is the location looked up on a map?': '위치를 지도에서 조회하나요?',
  exif: 'exif | 사진 개인정보 삭제',
  gps: 'exif 제거 | 사진 찍은 위치 지우기',
  location: 'exif 삭제 | 지오태그',
  geotag: '사진 위치정보 삭제 | 사진 날짜 삭제',
  privacy: '사진 위치 정보 지우기 | 엑시프',
  'clean photo': '위치정보 제거',
  'clean metadata': 'gps 정보 삭제',
  'camera data': '사진 정보 삭제',
  'where was photo taken': '사진 메타데이터 삭제',
  'view exif': '메타데이터 제거',
  'who took photo': '촬영 정보 삭제',
} satisfies TableWords<'tools/remove-metadata'>;
