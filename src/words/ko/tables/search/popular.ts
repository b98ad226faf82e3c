export default {
  'HEIC to JPG': 'HEIC를 JPG로',
  'Photo under 200 kB': '사진을 200 kB 이하로',
  'Video for WhatsApp': 'WhatsApp용 동영상',
} satisfies TableWords<'search/popular'>;
