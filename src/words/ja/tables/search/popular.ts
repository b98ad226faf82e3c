export default {
  'HEIC to JPG': 'HEICをJPGに',
  'Photo under 200 kB': '写真を200 kB以下に',
  'Video for WhatsApp': 'WhatsApp用の動画',
} satisfies TableWords<'search/popular'>;
